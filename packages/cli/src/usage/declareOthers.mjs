// @ts-check
import { declareQuestions } from './declareQuestions.mjs';
import { declareServers } from './declareServers.mjs';
import { declareSupport } from './declareSupport.mjs';
import { declareTest } from './declareTest.mjs';
import { declareTexts } from './declareTexts.mjs';

/**
 * Declares all commands but `create`, in the order of the help.
 * @param {import('commander').Command} program
 */
export function declareOthers(program) {
  declareServers(program);
  declareQuestions(program);
  declareTexts(program);
  declareTest(program);
  declareSupport(program);
}
