import { useState } from 'react';
import { inspectFile } from '../files/inspectFile.ts';
import type { FileRules } from '../upload/checkFile.ts';
import { freeName, isNameTaken } from './freeName.ts';
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
  readonly choose: (file: File, options?: ChoiceOptions) => Promise<void>;
  readonly cropAgain: () => void;
  readonly apply: (section: PictureSection) => Promise<void>;
  readonly cancel: () => void;
  /** Forgets the picture that was chosen. */
  readonly reset: () => void;
}

/** How a picture was chosen. */
export interface ChoiceOptions {
  /** The user has not named the file, so that it may take another name. */
  readonly isFromElsewhere?: boolean | undefined;
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
  // The name that the user gave the chosen file; a picture of that name is their own.
  const [ownName, setOwnName] = useState<string>();

  async function take(
    prepared: File,
    { next, own }: { readonly next?: PictureSource | undefined; readonly own: string | undefined },
  ) {
    if (prepared.name === own && isNameTaken(own, takenNames)) {
      return setRejected({ file: prepared, problem: 'nameTaken' });
    }
    const file = renamed(prepared, freeName(prepared.name, takenNames));
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
    async choose(file, { isFromElsewhere = false } = {}) {
      const own = isFromElsewhere ? undefined : file.name;
      setRejected(undefined);
      setOwnName(own);
      const prepared = await preparePicture(file, rules);
      if (prepared.kind === 'problem') return setRejected({ file, problem: prepared.problem });
      if (prepared.kind === 'ready') return take(prepared.file, { own });
      setCropped(prepared.source);
    },
    cropAgain: () => setCropped(source),
    async apply(section) {
      if (!cropped) return;
      setCropped(undefined);
      const { file, type } = cropped;
      const result = await drawPicture(file, { section, pixels: rules.pixels, rules, type });
      if (result.size > rules.maxBytes) setRejected({ file: result, problem: 'resultTooLarge' });
      else await take(result, { next: cropped, own: ownName });
    },
    cancel: () => setCropped(undefined),
    reset() {
      setSource(undefined);
      setRejected(undefined);
    },
  };
}

function renamed(file: File, name: string): File {
  return name === file.name ? file : new File([file], name, { type: file.type, lastModified: file.lastModified });
}
