// @ts-check
import { declareBuild } from './declareBuild.mjs';
import { declareCheck } from './declareCheck.mjs';
import { declareCompat } from './declareCompat.mjs';
import { declareDev } from './declareDev.mjs';
import { declareDoctor } from './declareDoctor.mjs';
import { declareFunctions } from './declareFunctions.mjs';
import { declareGallery } from './declareGallery.mjs';
import { declareInfo } from './declareInfo.mjs';
import { declareMock } from './declareMock.mjs';
import { declarePreview } from './declarePreview.mjs';
import { declareConform } from './declareConform.mjs';
import { declareProbe } from './declareProbe.mjs';
import { declareRegistry } from './declareRegistry.mjs';
import { declareTest } from './declareTest.mjs';
import { declareTexts } from './declareTexts.mjs';
import { declareUpgrade } from './declareUpgrade.mjs';
import { declareWhy } from './declareWhy.mjs';

/**
 * Declares all commands but `create`, in the order of the help.
 * @param {import('commander').Command} program
 */
export function declareOthers(program) {
  declareDev(program);
  declarePreview(program);
  declareBuild(program);
  declareMock(program);
  declareGallery(program);
  declareCheck(program);
  declareWhy(program);
  declareConform(program);
  declareProbe(program);
  declareCompat(program);
  declareRegistry(program);
  declareUpgrade(program);
  declareFunctions(program);
  declareTexts(program);
  declareTest(program);
  declareDoctor(program);
  declareInfo(program);
}
