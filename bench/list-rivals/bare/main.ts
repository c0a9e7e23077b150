// The lower bound: the same cells as plain elements whose text is replaced at each step, without React and without the
// kit. Frames that this list also drops are due to the machine.
import { columns, rows } from '../rows.ts';

const rowHeight = 32;

Object.assign(globalThis, { start });

function start(): void {
  const grid = append(document.querySelector('#root') as HTMLElement, { role: 'grid' });
  const body = append(grid, { className: 'body' });
  body.style.height = `${rows.length * rowHeight}px`;
  const width = columns.reduce((sum, [, , wide]) => sum + wide, 0);
  body.style.minWidth = `${width}px`;
  const drawn = Array.from({ length: Math.ceil(grid.clientHeight / rowHeight) + 3 }, () => createRow(body));
  function draw() {
    const first = Math.min(Math.max(0, Math.floor(grid.scrollTop / rowHeight) - 1), rows.length - drawn.length);
    body.style.paddingTop = `${first * rowHeight}px`;
    for (const [at, fill] of drawn.entries()) fill(first + at);
  }
  draw();
  grid.addEventListener('scroll', draw, { passive: true });
}

/** Returns a function that shows one of the rows in a row's elements. */
function createRow(body: HTMLElement): (index: number) => void {
  const row = append(body, { role: 'row', className: 'row' });
  const cells = columns.map(([field, , width]) => {
    const cell = append(row, { role: 'gridcell', className: 'cell' });
    cell.style.flex = `${width} 0 ${width}px`;
    return { field, text: cell.appendChild(document.createTextNode('')) };
  });
  return (index) => {
    row.setAttribute('row-index', String(index));
    const shown = rows[index];
    for (const { field, text } of cells) text.data = shown?.[field] ?? '';
  };
}

function append(parent: HTMLElement, { role, className }: { readonly role?: string; readonly className?: string }) {
  const element = parent.appendChild(document.createElement('div'));
  if (role !== undefined) element.setAttribute('role', role);
  if (className !== undefined) element.className = className;
  return element;
}
