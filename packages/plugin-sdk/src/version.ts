/** The version of this SDK, against which a plugin's `sdk` range is checked. */
export const sdkVersion = '1.0.0';
