// The parts that consist of an element and its look.
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { BottomBar } from './BottomBar.tsx';
import { Callout } from './Callout.tsx';
import { Fact, FactList } from './FactList.tsx';
import { IconButton } from './IconButton.tsx';
import { Meter } from './Meter.tsx';
import { Select } from './Select.tsx';
import { Table } from './Table.tsx';
import { Text } from './Text.tsx';

afterEach(cleanup);

describe('Text', () => {
  it('is a span without a tone, and any element with one', () => {
    const { container } = render(
      <>
        <Text>Plain</Text>
        <Text as="p" tone="failed" size="small" bold cut role="alert">
          Rejected
        </Text>
      </>,
    );
    expect(container.querySelector('span')?.dataset['tone']).toBeUndefined();
    const alert = screen.getByRole('alert');
    expect([alert.localName, alert.dataset['tone']]).toEqual(['p', 'failed']);
    expect(alert.className).toBe('bdk-text bdk-text-small bdk-text-bold bdk-text-cut');
  });
});

describe('IconButton', () => {
  it('is named by its label, and its tooltip also names the key', () => {
    const onClick = vi.fn();
    render(<IconButton label="Zoom in" shortcut="+" paths={[]} onClick={onClick} />);
    const button = screen.getByRole('button', { name: 'Zoom in' });
    expect(button.title).toBe('Zoom in (+)');
    fireEvent.click(button);
    expect(onClick).toHaveBeenCalledOnce();
  });
});

describe('Select', () => {
  it('is the browser’s own list, with an icon that assistive technology ignores', () => {
    const onChange = vi.fn();
    render(
      <Select aria-label="Size" defaultValue="20" onChange={(event) => onChange(event.target.value)}>
        <option>20</option>
        <option>50</option>
      </Select>,
    );
    const select = screen.getByRole('combobox', { name: 'Size' });
    fireEvent.change(select, { target: { value: '50' } });
    expect(onChange).toHaveBeenCalledWith('50');
    expect(select.nextElementSibling?.getAttribute('aria-hidden')).toBe('true');
  });
});

describe('FactList', () => {
  it('lists terms with their values, and an action only where there is one', () => {
    const { container } = render(
      <FactList>
        <Fact term="Name">Chan</Fact>
        <Fact term="Mobile" action={<button type="button">Correct</button>}>
          6123
        </Fact>
      </FactList>,
    );
    expect([...container.querySelectorAll('dt')].map(({ textContent }) => textContent)).toEqual(['Name', 'Mobile']);
    expect([...container.querySelectorAll('dd')].map(({ textContent }) => textContent)).toEqual([
      'Chan',
      '6123',
      'Correct',
    ]);
  });
});

describe('Callout', () => {
  it('has the tone, its title and its content in this order', () => {
    render(
      <Callout tone="failed" title="Not sent" role="alert">
        <p>Try again.</p>
      </Callout>,
    );
    const alert = screen.getByRole('alert');
    expect([alert.dataset['tone'], alert.textContent]).toEqual(['failed', 'Not sentTry again.']);
  });
});

describe('Table and BottomBar', () => {
  it('pass on what the native element takes', () => {
    render(
      <>
        <Table isFixed aria-label="Files" />
        <BottomBar role="group" aria-label="Actions" />
      </>,
    );
    expect(screen.getByRole('table', { name: 'Files' }).classList).toContain('bdk-table-fixed');
    expect(screen.getByRole('group', { name: 'Actions' }).classList).toContain('bdk-bottom-bar');
  });
});

describe('Meter', () => {
  it.each([
    [79, undefined, '79%', '79'],
    [80, 'waiting', '80%', '80'],
    [100, 'failed', '100%', '100'],
    // More than was sold, such as by another rule of a back end.
    [120, 'failed', '100%', '100'],
  ])('shows %i of 100 with its words, and warns near the limit', (value, tone, width, now) => {
    render(<Meter label="Level 2" value={value} maximum={100} valueText={`${value} of 100 in use`} />);
    const meter = screen.getByRole('meter', { name: 'Level 2' });
    expect(meter.dataset['tone']).toBe(tone);
    expect(meter.firstElementChild).toHaveProperty('style.inlineSize', width);
    expect(['now', 'text'].map((name) => meter.getAttribute(`aria-value${name}`))).toEqual([
      now,
      `${value} of 100 in use`,
    ]);
  });

  it('is full without a quota', () => {
    render(<Meter label="Level 2" value={0} maximum={0} valueText="0 of 0 in use" />);
    expect(screen.getByRole('meter').dataset['tone']).toBe('failed');
  });
});
