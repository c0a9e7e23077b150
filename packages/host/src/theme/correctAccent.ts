// A broker chooses one accent colour. It is the background of buttons and the colour of links and focus rings, so it must
// contrast with the surfaces of the theme; if it does not, it is moved towards black or white by the smallest sufficient
// step.
import { contrast, mix, moveTowards } from './contrast.ts';

/** The colours that follow from a broker's accent, in one theme. */
export interface Accent {
  readonly accent: string;
  /** Text on the accent. */
  readonly accentText: string;
  /** A subtle surface in the hue of the accent. */
  readonly accentSoft: string;
  /** Links and focus rings. */
  readonly link: string;
}

interface ThemeSurfaces {
  /** Every surface of tokens.css behind links and focus rings. */
  readonly surfaces: readonly string[];
  readonly page: string;
  readonly towards: string;
  readonly texts: readonly string[];
}

const themes: Readonly<Record<'light' | 'dark', ThemeSurfaces>> = {
  light: {
    surfaces: ['#ffffff', '#f6f7f9', '#eef0f3', '#f0f3f7', '#e3ecfa'],
    page: '#ffffff',
    towards: '#000000',
    texts: ['#ffffff', '#0d1116'],
  },
  dark: {
    surfaces: ['#1f242b', '#171b20', '#262c34', '#2a313a', '#2b323c', '#243b5e'],
    page: '#1f242b',
    towards: '#ffffff',
    texts: ['#0d1116', '#ffffff'],
  },
};

const enough = 4.5;

/** Corrects a broker's accent for one theme, so that every pair with it meets 4.5:1. */
export function correctAccent(colour: string, theme: 'light' | 'dark'): Accent {
  const { surfaces, page, towards, texts } = themes[theme];
  const readable = moveTowards(colour, towards, (candidate) =>
    surfaces.every((surface) => contrast(candidate, surface) >= enough),
  );
  const accentText = texts.find((text) => contrast(text, readable) >= enough) ?? texts[0] ?? towards;
  const accentSoft = moveTowards(mix(page, readable, 0.16), page, (soft) => contrast(readable, soft) >= enough);
  return { accent: readable, accentText, accentSoft, link: readable };
}
