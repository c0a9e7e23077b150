/** Reports the processor time used so far, in microseconds, whenever the parent process requests it. */
export function serveProcessorTime(): void {
  process.on('message', () => {
    const { user, system } = process.cpuUsage();
    process.send?.(user + system);
  });
}
