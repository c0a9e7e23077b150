import { useState } from 'react';
import { inspectFile } from '../files/inspectFile.ts';
import type { FileRules } from '../upload/checkFile.ts';
import { drawPicture, type PictureSection } from './drawPicture.ts';
import { type PictureProblem, type PictureSource, preparePicture } from './preparePicture.ts';

/** The choice of a picture, until it is the value of its field. */
export interface PictureChoice {
  /** The picture whose section the user chooses in the open dialog. */
  readonly cropped: PictureSource | undefined;
  /** Whether a section of the present picture can be chosen, or another one. */
  readonly canCropAgain: boolean;
  /** A chosen file that was not taken. */
  readonly rejected: { readonly file: File; readonly problem: PictureProblem } | undefined;
  readonly choose: (file: File) => Promise<void>;
  readonly cropAgain: () => void;
  readonly apply: (section: PictureSection) => Promise<void>;
  readonly cancel: () => void;
  /** Forgets the picture that was chosen. */
  readonly reset: () => void;
}

/** The options of {@link usePictureChoice}. */
export interface PictureChoiceOptions {
  readonly rules: FileRules;
  /** Names that other pictures have. */
  readonly takenNames: readonly string[] | undefined;
  /** Receives the picture to be sent. */
  readonly onReady: (file: File) => void;
}

/** Manages the choice of a picture. */
export function usePictureChoice({ rules, takenNames = [], onReady }: PictureChoiceOptions): PictureChoice {
  // What the present picture was or can be cropped from, and what is open in the dialog.
  const [source, setSource] = useState<PictureSource>();
  const [cropped, setCropped] = useState<PictureSource>();
  const [rejected, setRejected] = useState<PictureChoice['rejected']>();

  async function take(file: File, next: PictureSource | undefined) {
    if (takenNames.some((name) => name.toLowerCase() === file.name.toLowerCase())) {
      return setRejected({ file, problem: 'nameTaken' });
    }
    // The checks of the form read what is known about the file.
    const { type, pixels } = await inspectFile(file);
    // Where any size is allowed, every picture can be cropped.
    setSource(next ?? (!rules.pixels && type && pixels ? { file, type, ...pixels } : undefined));
    onReady(file);
  }
  return {
    cropped,
    canCropAgain: source !== undefined,
    rejected,
    async choose(file) {
      setRejected(undefined);
      const prepared = await preparePicture(file, rules);
      if (prepared.kind === 'problem') return setRejected({ file, problem: prepared.problem });
      if (prepared.kind === 'ready') return take(prepared.file, undefined);
      setCropped(prepared.source);
    },
    cropAgain: () => setCropped(source),
    async apply(section) {
      if (!cropped) return;
      setCropped(undefined);
      const { file, type } = cropped;
      const result = await drawPicture(file, { section, pixels: rules.pixels, rules, type });
      if (result.size > rules.maxBytes) setRejected({ file: result, problem: 'resultTooLarge' });
      else await take(result, cropped);
    },
    cancel: () => setCropped(undefined),
    reset() {
      setSource(undefined);
      setRejected(undefined);
    },
  };
}
