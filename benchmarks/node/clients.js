// Four scripted clients at each table of either server: whoever is asked answers at once, and after a match comes the next.
// With a pace, whoever is asked at our tables thinks for so many seconds on average.
//
//   node clients.js ours|theirs PORT TABLES SECONDS [GAME [PACE]]
//
// Two JSON lines on the standard output: when counting begins, and what was counted.
const [side, port, tables, seconds, game, pace] = process.argv.slice(2);
const sit = require(`./${side}`);

const counted = { counting: false, choices: 0, times: [] };

/** The stopwatch of one table: from sending a choice to the last of four clients informed. */
class Watch {
  at = 0;
  missing = 0;
  sent() {
    this.at = performance.now();
    this.missing = 4;
  }
  informed() {
    const last = this.missing > 0 && --this.missing === 0;
    if (last && counted.counting) counted.times.push(performance.now() - this.at);
    return last;
  }
  acknowledged() {
    if (counted.counting) counted.choices++;
  }
}

async function play(start) {
  for (;;) start = await start();
}

(async () => {
  const starts = [];
  for (let i = 0; i < Number(tables); i++) {
    const start = await sit(`http://127.0.0.1:${port}`, new Watch(), game, Number(pace ?? 0));
    // Whoever plays for speed begins with all others; people begin when they sit.
    if (Number(pace ?? 0)) play(start);
    else starts.push(start);
  }
  starts.forEach(play);
  setTimeout(() => {
    counted.counting = true;
    console.log(JSON.stringify({ counting: true }));
    const began = performance.now();
    setTimeout(() => {
      counted.counting = false;
      const result = { choices: counted.choices, seconds: (performance.now() - began) / 1000, times: counted.times };
      process.stdout.write(JSON.stringify(result) + "\n", () => process.exit(0));
    }, Number(seconds) * 1000);
  }, 1000);
})();
