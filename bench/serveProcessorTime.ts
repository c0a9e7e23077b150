/** Tells the process that started this one how much processor time it has used, in microseconds, whenever it asks. */
export function serveProcessorTime(): void {
  process.on('message', () => {
    const { user, system } = process.cpuUsage();
    process.send?.(user + system);
  });
}
