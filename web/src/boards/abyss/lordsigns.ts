/** The sign of each Lord. */

import recruiter from 'icon:knight-banner';
import jailer from 'icon:handcuffs';
import seeker from 'icon:receive-money';
import assassin from 'icon:cloak-dagger';
import commander from 'icon:crested-helmet';
import tamer from 'icon:whip';
import hunter from 'icon:harpoon-trident';
import shipMaster from 'icon:ship-wheel';
import trader from 'icon:trade';
import peddler from 'icon:knapsack';
import landlord from 'icon:coins-pile';
import slaver from 'icon:manacles';
import shopkeeper from 'icon:shop';
import shaman from 'icon:totem-mask';
import invoker from 'icon:magic-portal';
import apprentice from 'icon:spell-book';
import oracle from 'icon:crystal-ball';
import alchemist from 'icon:round-bottom-flask';
import illusionist from 'icon:domino-mask';
import masterOfMagic from 'icon:wizard-staff';
import opportunist from 'icon:card-exchange';
import corruptor from 'icon:pay-money';
import traitor from 'icon:backstab';
import diplomat from 'icon:shaking-hands';
import treasurer from 'icon:open-treasure-chest';
import schemer from 'icon:spider-web';
import keeper from 'icon:barn';
import reaper from 'icon:scythe';
import shepherd from 'icon:shepherds-crook';
import miller from 'icon:windmill';
import aquaculturalist from 'icon:fishing-net';
import landowner from 'icon:plow';
import sage from 'icon:book-aura';
import hermit from 'icon:hood';
import elder from 'icon:beard';

export const LORD_SIGNS: Record<string, string> = {
  recruiter,
  jailer,
  seeker,
  assassin,
  commander,
  tamer,
  hunter,
  ship_master: shipMaster,
  trader,
  peddler,
  landlord,
  slaver,
  shopkeeper,
  shaman,
  invoker,
  apprentice,
  oracle,
  alchemist,
  illusionist,
  master_of_magic: masterOfMagic,
  opportunist,
  corruptor,
  traitor,
  diplomat,
  treasurer,
  schemer,
  keeper,
  reaper,
  shepherd,
  miller,
  aquaculturalist,
  landowner,
  sage,
  hermit,
  elder,
};
