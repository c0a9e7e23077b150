// Reports to the parent process, on each of its messages, how much processor time this process has used, in microseconds.
// Also loaded with `node --import` into programs that are not part of the benchmark.
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send?.(user + system);
});
