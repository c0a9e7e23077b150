// Changes to a TypeScript source that keep the rest of it as it is: the parser finds the places, and text is inserted there.
import MagicString from 'magic-string';
import { type ESTree, parseSync } from 'vite';
import { CliError } from '../../errors.ts';
import { indentLines } from '../writeFunctions.ts';

const lineWidth = 120;

/** A list or object that gets a further item. */
type Container = ESTree.ArrayExpression | ESTree.ObjectExpression;

/** A source whose structure is known, and its changes so far. */
export class SourceFile {
  /** As messages name it. */
  readonly file: string;
  private readonly text: string;
  private readonly program: ESTree.Program;
  private readonly changed: MagicString;

  /** @throws `SOURCE_UNEXPECTED` if the source has a syntax error */
  constructor(file: string, text: string) {
    const { program, errors } = parseSync(file, text);
    this.file = file;
    this.text = text;
    this.program = program;
    this.changed = new MagicString(text);
    if (errors[0] !== undefined) throw this.unexpected(`it has a syntax error: ${errors[0].message}`);
  }

  /** Returns the source with its changes. */
  toString(): string {
    return this.changed.toString();
  }

  /**
   * Returns the only object that the file exports, by default or as a constant.
   * @throws `SOURCE_UNEXPECTED` if there is none, or more than one
   */
  exportedObject(): ESTree.ObjectExpression {
    if (this.program.body.some(({ type }) => type === 'ExportDefaultDeclaration')) return this.defaultObject();
    const constants = this.program.body.flatMap((statement) =>
      statement.type === 'ExportNamedDeclaration' && statement.declaration?.type === 'VariableDeclaration'
        ? statement.declaration.declarations
        : [],
    );
    const [constant, ...others] = constants.flatMap(({ init }) => init ?? []);
    const object = constant && others.length === 0 ? this.resolve(constant) : undefined;
    if (object?.type === 'ObjectExpression') return object;
    throw this.unexpected('it does not export one object');
  }

  /**
   * Returns the object that the file exports by default: written out, in a constant, or as the argument of a call.
   * @throws `SOURCE_UNEXPECTED` if there is none
   */
  defaultObject(): ESTree.ObjectExpression {
    const exported = this.program.body.find((statement) => statement.type === 'ExportDefaultDeclaration');
    const found = exported && this.resolve(exported.declaration as ESTree.Expression);
    const argument = found?.type === 'CallExpression' ? found.arguments[0] : found;
    const object = argument && this.resolve(argument as ESTree.Expression);
    if (object?.type === 'ObjectExpression') return object;
    throw this.unexpected('it has no default export with an object');
  }

  /**
   * Returns the object that a call has as its argument, such as that of `page({ … })`.
   * @throws `SOURCE_UNEXPECTED` if it has none
   */
  argumentObject(call: ESTree.Expression): ESTree.ObjectExpression {
    const argument = call.type === 'CallExpression' ? call.arguments[0] : undefined;
    const object = argument && this.resolve(argument as ESTree.Expression);
    if (object?.type === 'ObjectExpression') return object;
    throw this.unexpected('a function is not written as a call with an object in it');
  }

  /** Returns the value of a property; undefined if the object does not have it. */
  property(object: ESTree.ObjectExpression, name: string): ESTree.Expression | undefined {
    const found = object.properties.find((property) => property.type === 'Property' && keyOf(property) === name);
    return found?.type === 'Property' ? this.resolve(found.value) : undefined;
  }

  /** Lists the names of an object's properties. */
  propertyNames(object: ESTree.ObjectExpression): readonly string[] {
    return object.properties.flatMap((property) => (property.type === 'Property' ? [keyOf(property)] : []));
  }

  /**
   * Adds an item to an object at the end, or to the object or list that one of its properties is.
   * @throws `SOURCE_UNEXPECTED` if the property is something else
   */
  add(object: ESTree.ObjectExpression, { to, item }: { readonly to?: string; readonly item: string }): void {
    if (to === undefined) return this.append(object, item);
    const container = this.property(object, to);
    if (container?.type === 'ObjectExpression' || container?.type === 'ArrayExpression') {
      return this.append(container, item);
    }
    throw this.unexpected(`\`${to}\` is not written as a list or object in it`);
  }

  /** Adds names to an import, or the import. */
  addImport(from: string, names: readonly string[]): void {
    const imports = this.program.body.filter((statement) => statement.type === 'ImportDeclaration');
    const existing = imports.find(({ source, importKind }) => source.value === from && importKind !== 'type');
    const specifiers = existing?.specifiers.filter(({ type }) => type === 'ImportSpecifier') ?? [];
    const own = specifiers.map(({ start, end }) => this.text.slice(start, end));
    const missing = names.filter((name) => !own.includes(name));
    if (missing.length === 0) return;
    const list = [...own, ...missing].toSorted((one, other) => nameOf(one).localeCompare(nameOf(other)));
    const [first] = specifiers;
    const last = specifiers.at(-1);
    if (existing && first && last) {
      const before = this.text.slice(existing.start, first.start).trimEnd();
      const inLine = `${before} ${list.join(', ')} } from '${from}';`;
      const text =
        inLine.length <= lineWidth
          ? inLine
          : `${before}\n${list.map((name) => `  ${name},\n`).join('')}} from '${from}';`;
      this.changed.update(existing.start, existing.end, text);
    } else {
      const end = imports.at(-1)?.end ?? 0;
      const text = `import { ${list.join(', ')} } from '${from}';`;
      this.changed.appendRight(end, end === 0 ? `${text}\n\n` : `\n${text}`);
    }
  }

  /** Adds statements at the end of the file. */
  appendStatements(text: string): void {
    this.changed.append(`\n${text}`);
  }

  /** The error for a source that cannot be changed automatically. */
  unexpected(what: string): CliError {
    return new CliError('SOURCE_UNEXPECTED', {
      message: `${this.file} cannot be extended automatically: ${what}. Nothing was written.`,
      hint: 'Write it as a created plugin has it (admin-cli create shows one with --dry-run), or add the part by hand as docs/plugin/definition.md says.',
    });
  }

  /** What an expression is without `as const`, and the value of a constant instead of its name. */
  private resolve(expression: ESTree.Expression): ESTree.Expression {
    if (expression.type === 'TSAsExpression' || expression.type === 'TSSatisfiesExpression') {
      return this.resolve(expression.expression);
    }
    if (expression.type !== 'Identifier') return expression;
    for (const statement of this.program.body) {
      if (statement.type !== 'VariableDeclaration') continue;
      const found = statement.declarations.find(({ id }) => id.type === 'Identifier' && id.name === expression.name);
      if (found?.init) return this.resolve(found.init);
    }
    return expression;
  }

  private append(container: Container, item: string): void {
    const items = container.type === 'ArrayExpression' ? container.elements : container.properties;
    const last = items.at(-1);
    const lineStart = this.text.lastIndexOf('\n', container.start) + 1;
    const lineEnd = this.text.indexOf('\n', container.end);
    const indent = /^\s*/.exec(this.text.slice(lineStart))?.[0] ?? '';
    const isInLine = !this.text.slice(container.start, container.end).includes('\n');
    const [open, close] = container.type === 'ArrayExpression' ? ['[', ']'] : ['{ ', ' }'];
    const width = (lineEnd < 0 ? this.text.length : lineEnd) - lineStart + item.length + 2;
    if (isInLine && !item.includes('\n') && width <= lineWidth) {
      if (last) this.changed.appendLeft(last.end, `, ${item}`);
      else this.changed.update(container.start, container.end, `${open}${item}${close}`);
    } else if (isInLine) {
      const lines = [...items.map((one) => (one ? this.text.slice(one.start, one.end) : '')), item];
      const inner = lines.map((line) => `${indent}  ${indentLines(line, `${indent}  `)},\n`).join('');
      this.changed.update(container.start, container.end, `${open.trim()}\n${inner}${indent}${close.trim()}`);
    } else if (last) {
      this.changed.appendLeft(last.end, `,\n${indent}  ${indentLines(item, `${indent}  `)}`);
    } else {
      this.changed.appendRight(container.end - 1, `  ${indentLines(item, `${indent}  `)},\n${indent}`);
    }
  }
}

function keyOf({ key }: ESTree.ObjectProperty): string {
  if (key.type === 'Identifier') return key.name;
  return key.type === 'Literal' ? String(key.value) : '';
}

/** The name of an import without `type`. */
function nameOf(specifier: string): string {
  return specifier.replace(/^type /, '');
}
