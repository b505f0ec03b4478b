/** The sign of each Location. */

import sargassoSilos from 'icon:round-silo';
import hydrozoaReserves from 'icon:magic-swirl';
import sanctuary from 'icon:byzantin-temple';
import parliament from 'icon:congress';
import barracks from 'icon:medieval-barracks';
import dockworks from 'icon:harbor-dock';
import sargassoFields from 'icon:algae';
import abyss from 'icon:vortex';
import cityOfMirrors from 'icon:mirror-mirror';
import blackSmokers from 'icon:smoking-volcano';
import oceanicSenateAssembly from 'icon:capitol';
import depths from 'icon:diving-helmet';
import throneRoom from 'icon:stone-throne';
import jail from 'icon:imprisoned';
import chasm from 'icon:cave-entrance';
import closedTower from 'icon:guarded-tower';
import lostTower from 'icon:tower-fall';
import chamberOfAllies from 'icon:round-table';
import nestOfGiantClams from 'icon:oyster-pearl';
import coralBarrier from 'icon:coral';

export const LOCATION_SIGNS: Record<string, string> = {
  sargasso_silos: sargassoSilos,
  hydrozoa_reserves: hydrozoaReserves,
  sanctuary,
  parliament,
  barracks,
  dockworks,
  sargasso_fields: sargassoFields,
  abyss,
  city_of_mirrors: cityOfMirrors,
  black_smokers: blackSmokers,
  oceanic_senate_assembly: oceanicSenateAssembly,
  depths,
  throne_room: throneRoom,
  jail,
  chasm,
  closed_tower: closedTower,
  lost_tower: lostTower,
  chamber_of_allies: chamberOfAllies,
  nest_of_giant_clams: nestOfGiantClams,
  coral_barrier: coralBarrier,
};
