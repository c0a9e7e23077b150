/** The name of the manifest in a built plugin's folder. */
export const manifestFile = 'manifest.json';
