/** What a bundle exports: what the emulator's package does, and the `mock.ts` of the product's plugins by file name. */
export type EmulatorBundle = typeof import('@brokerdesk/mock-server') & {
  readonly loaders: Readonly<Record<string, () => Promise<unknown>>>;
};
