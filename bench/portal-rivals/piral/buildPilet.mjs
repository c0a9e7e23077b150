// Builds the pilet as Piral's loader expects it: a module for SystemJS that takes React from the instance.
import webpack from 'webpack';

const config = {
  mode: 'production',
  entry: './src/pilet.tsx',
  output: { path: `${import.meta.dirname}/dist/pilet`, filename: 'pilet.js', library: { type: 'system' } },
  externals: ['react'],
  resolve: { extensions: ['.tsx', '.ts', '.js'] },
  module: { rules: [{ test: /\.tsx?$/, loader: 'ts-loader', options: { transpileOnly: true } }] },
};

webpack(config, (error, stats) => {
  if (!error && !stats.hasErrors()) return;
  console.error(error ?? stats.toString('errors-only'));
  process.exit(1);
});
