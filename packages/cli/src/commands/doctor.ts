import { diagnosePackages } from '../doctor/diagnosePackages.ts';
import { diagnosePort } from '../doctor/diagnosePorts.ts';
import {
  diagnoseFolder,
  diagnoseNode,
  diagnosePath,
  diagnoseProgram,
  diagnoseWatches,
} from '../doctor/diagnoseSystem.ts';
import { cacheFolder, workFolder } from '../places.mjs';
import { printJson, printLine, printNote, styled } from '../terminal/printLine.ts';

/** The options of `admin-cli doctor`. */
export interface DoctorOptions {
  readonly port: number;
  readonly apiPort: number;
  readonly json: boolean;
}

const marks = {
  ok: styled('green', '✓'),
  warning: styled('yellow', '!'),
  wrong: styled('red', '✗'),
} as const;

/** Examines what the commands need, and prints a remedy for what is wrong; the exit code is then 1. */
export async function doctor({ port, apiPort, json }: DoctorOptions): Promise<void> {
  const found = (
    await Promise.all([
      diagnoseProgram('npm', 'Install Node with npm; it installs the packages.'),
      diagnoseProgram('git', 'Install git if you want to keep versions; no command needs it.'),
      diagnosePackages(process.cwd()),
      diagnosePort(port, '--port'),
      diagnosePort(apiPort, '--api-port'),
      diagnoseFolder(cacheFolder),
      diagnoseWatches(),
    ])
  ).flat();
  found.unshift(diagnoseNode(process.versions.node), diagnosePath(workFolder));
  const wrongCount = found.filter(({ state }) => state === 'wrong').length;
  if (wrongCount > 0) process.exitCode = 1;
  if (json) {
    printJson({ isSound: wrongCount === 0, findings: found });
    return;
  }
  for (const { name, state, text, remedy } of found) {
    const print = state === 'ok' ? printNote : printLine;
    print(`${marks[state]} ${styled('bold', name)}  ${text}`);
    if (remedy !== undefined) printLine(`  ${styled('bold', 'What to do:')} ${remedy}`);
  }
}
