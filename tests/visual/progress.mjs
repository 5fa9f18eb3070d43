const WIDTH = 30;

/**
 * A bar for a person at a terminal, a line at every tenth in a log.
 * @param {string} label
 * @param {number} total
 * @returns {() => void} to be called when one more is done
 */
export function progress(label, total) {
  const tenth = Math.max(1, Math.ceil(total / 10));
  let done = 0;
  return () => {
    done += 1;
    const filled = Math.round((done / total) * WIDTH);
    if (process.stdout.isTTY) {
      const end = done === total ? '\n' : '';
      process.stdout.write(
        `\r${label} ${'█'.repeat(filled)}${'·'.repeat(WIDTH - filled)} ${done}/${total}${end}`,
      );
    } else if (done % tenth === 0 || done === total) {
      console.log(`${label.padEnd(13)} ${done} of ${total}`);
    }
  };
}
