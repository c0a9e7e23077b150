// What the linter of the product reports, for plugins in their own folders, which need not have one.
import { findConditionalHooks } from '../sources/findConditionalHooks.ts';
import { findHtmlSinks } from '../sources/findHtmlSinks.ts';
import { isTestFile, type PluginUnderCheck } from './PluginUnderCheck.ts';
import { type Problem, problemAt } from './Problem.ts';

/** Reports hooks that are not called each time, and what the content security policy of a built portal rejects. */
export function checkReact({ files }: PluginUnderCheck): readonly Problem[] {
  return files
    .filter(({ file }) => !isTestFile(file))
    .flatMap((source) => [
      ...findConditionalHooks(source.program).map(({ value, offset }) => {
        const message = `${value} is not called each time that the component renders.`;
        const hint = 'Call it before any condition, loop or return, or in a separate component.';
        return problemAt('hook-conditional', { source, offset }, { message, hint });
      }),
      ...findHtmlSinks(source.program).map(({ value, offset }) => {
        const message = `${value} throws in the built portal, whose policy forbids HTML and code from text.`;
        const hint = 'Render elements (JSX); for formatted text, a library that creates React elements.';
        return problemAt('html-forbidden', { source, offset }, { message, hint });
      }),
    ]);
}
