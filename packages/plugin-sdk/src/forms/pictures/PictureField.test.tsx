// Choosing and rejecting pictures; how they are cropped is shown in a browser (e2e/galleryFields.spec.ts).
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { createTestApi, type RenderScreenOptions, renderScreen } from '../../entries/testing.tsx';
import { type FilesValue, unchangedFiles } from '../../kit/FilesValue.ts';
import { inspectFile } from '../files/inspectFile.ts';
import { fileOf, hideFrame, jpegBytes, pngBytes } from '../files/pictureFixture.ts';
import { Form } from '../form/Form.tsx';
import { useForm } from '../form/useForm.ts';
import { PictureField, type PictureFieldProps } from './PictureField.tsx';

type Values = { readonly logo: FilesValue };

const plugin = {
  id: 'presets',
  messages: { en: {}, 'zh-Hans': async () => ({ default: {} }), 'zh-Hant': async () => ({ default: {} }) },
};
const options: RenderScreenOptions = { plugin, api: createTestApi(() => null) };
const send = vi.fn(async (_values: Values) => null);
const pixels = { width: 270, height: 60 };
const current = { src: '/logo.png', fileName: 'old_1.png', ...pixels };
const logo = fileOf('logo.png', pngBytes(270, 60));

type LogoFormProps = Partial<PictureFieldProps<Values>> & { readonly value?: FilesValue };

function LogoForm({ value = unchangedFiles, ...props }: LogoFormProps) {
  const form = useForm<Values>({
    name: 'logo',
    record: undefined,
    toValues: () => ({ logo: value }),
    send,
    storesDraft: false,
  });
  return (
    <Form form={form} label="Preset">
      <PictureField
        form={form}
        name="logo"
        label="Logo"
        rules={{ types: ['png', 'jpeg'], maxBytes: 2_000_000, names: 'image', pixels }}
        {...props}
      />
      <button>Save</button>
    </Form>
  );
}

async function choose(file: File): Promise<void> {
  await act(async () => {
    fireEvent.change(screen.getByLabelText('Logo', { selector: 'input' }), { target: { files: [file] } });
  });
}

async function save(): Promise<FilesValue | undefined> {
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Save' })));
  return send.mock.calls.at(-1)?.[0].logo;
}

beforeAll(() => Promise.all([import('image-size'), import('./SectionChooser.tsx')]), 60_000);
beforeEach(() => {
  send.mockClear();
  // jsdom decodes no pictures.
  vi.stubGlobal('createImageBitmap', async (file: File) => {
    if (file.name === 'broken.png') throw new DOMException('', 'InvalidStateError');
    const { pixels: drawn } =
      file.name === 'lying.png' ? { pixels: { width: 12_000, height: 12_000 } } : await inspectFile(file);
    return { ...drawn, close() {} };
  });
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:picture', revokeObjectURL() {} }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('takes a picture of the exact size, under a name that the server accepts', async () => {
  await renderScreen(<LogoForm />, options);
  await choose(logo);
  await screen.findByRole('img', { name: 'Preview: logo_270x60.png' });
  screen.getByText('Chosen: 270 × 60 pixels');
  screen.getByText('Required: 270 × 60 pixels');
  expect((await save())?.added.map(({ name }) => name)).toEqual(['logo_270x60.png']);
});

it('asks for a section of a picture of another size, and takes nothing if the user cancels', async () => {
  await renderScreen(<LogoForm current={current} />, options);
  await choose(fileOf('wide.png', pngBytes(1000, 1000)));
  const dialog = within(await screen.findByRole('dialog', { name: 'Choose the section: Logo' }));
  await act(async () => fireEvent.click(dialog.getByRole('button', { name: 'Cancel' })));
  expect(screen.queryByRole('dialog')).toBeNull();
  screen.getByText('Now: 270 × 60 pixels');
  expect(await save()).toEqual(unchangedFiles);
});

it.each([
  ['drawing.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'The content of the file is not PNG, JPEG.'],
  [
    'bomb.png',
    pngBytes(50_000, 50_000),
    'The picture has 50000 × 50000 pixels, which is too many. Make it smaller first.',
  ],
  ['broken.png', pngBytes(270, 60), 'The picture is damaged and cannot be shown. Choose another one.'],
  ['lying.png', pngBytes(270, 60), 'The picture is damaged and cannot be shown. Choose another one.'],
  [
    'hidden.jpg',
    hideFrame(jpegBytes(12_000, 12_000), 270, 60),
    'The picture has 12000 × 12000 pixels, which is too many. Make it smaller first.',
  ],
  ['empty.png', '', 'The file is empty.'],
])('does not take %s, and says why', async (name, content, message) => {
  await renderScreen(<LogoForm />, options);
  await choose(fileOf(name, content));
  await screen.findByText(`${name}: ${message}`);
  expect(screen.queryByRole('img')).toBeNull();
});

it('keeps the picture before one that is rejected, and returns to that of the record', async () => {
  await renderScreen(<LogoForm current={current} />, options);
  await choose(logo);
  await screen.findByRole('img', { name: 'Preview: logo_270x60.png' });
  await choose(fileOf('drawing.svg', '<svg/>'));
  await screen.findByText(/drawing.svg/);
  screen.getByRole('img', { name: 'Preview: logo_270x60.png' });
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Remove logo_270x60.png' })));
  screen.getByRole('img', { name: 'Preview: old_1.png' });
  expect(screen.queryByText(/drawing.svg/)).toBeNull();
});

it('rejects the name of another picture at once, whatever its capitals, and takes a picture from elsewhere', async () => {
  const shelf = (chooseIt: (file: File) => void) => (
    <button type="button" onClick={() => chooseIt(fileOf('drawing.svg', '<svg/>'))}>
      Drawing
    </button>
  );
  await renderScreen(<LogoForm takenNames={['Logo_1.png']}>{shelf}</LogoForm>, options);
  await choose(fileOf('logo_1.png', pngBytes(270, 60)));
  await screen.findByText('logo_1.png: Image name exists. Rename the file, then choose it again.');
  expect(screen.queryByRole('img')).toBeNull();
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Drawing' })));
  await screen.findByText('drawing.svg: The content of the file is not PNG, JPEG.');
  await choose(fileOf('logo_2.png', pngBytes(270, 60)));
  await screen.findByRole('img', { name: 'Preview: logo_2.png' });
});

it('gives a picture whose name it has made, or that is from elsewhere, the next free name', async () => {
  const shelf = (chooseIt: (file: File) => void) => (
    <button type="button" onClick={() => chooseIt(fileOf('spring_1.png', pngBytes(270, 60)))}>
      Spring
    </button>
  );
  const takenNames = ['Picture_270x60.png', 'picture_270x60_2.png', 'logo_270x60.png', 'spring_1.png'];
  await renderScreen(<LogoForm takenNames={takenNames}>{shelf}</LogoForm>, options);
  for (const [given, name] of [
    ['宣傳一.png', 'picture_270x60_3.png'],
    ['宣传二.jpg', 'picture_270x60_3.png'],
    ['logo.png', 'logo_270x60_2.png'],
  ] as const) {
    await choose(fileOf(given, pngBytes(270, 60)));
    await screen.findByRole('img', { name: `Preview: ${name}` });
  }
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Spring' })));
  await screen.findByRole('img', { name: 'Preview: spring_1_2.png' });
  expect((await save())?.added.map(({ name }) => name)).toEqual(['spring_1_2.png']);
});

it('lets the user crop a picture where any size is allowed, to usual proportions', async () => {
  const rules = { types: ['png'], maxBytes: 2_000_000, names: 'image' } as const;
  await renderScreen(<LogoForm rules={rules} />, options);
  await choose(fileOf('wide.png', pngBytes(1000, 500)));
  await act(async () => fireEvent.click(await screen.findByRole('button', { name: 'Crop picture' })));
  const dialog = within(await screen.findByRole('dialog', { name: 'Choose the section: Logo' }));
  fireEvent.change(await dialog.findByRole('combobox', { name: 'Proportions' }), { target: { value: '3 : 1' } });
  dialog.getByRole('option', { name: '3 : 1', selected: true });
  await act(async () => fireEvent.click(dialog.getByRole('button', { name: 'Cancel' })));
  expect((await save())?.added.map(({ name }) => name)).toEqual(['wide_1.png']);
});

it('requires a picture only if the record has none', async () => {
  const { unmount } = await renderScreen(<LogoForm isRequired />, options);
  await save();
  screen.getByRole('button', { name: 'Logo: Empty not allowed' });
  unmount();
  await renderScreen(<LogoForm isRequired current={current} />, options);
  expect(await save()).toEqual(unchangedFiles);
});

it('knows the size of a photo as it is shown', async () => {
  await renderScreen(<LogoForm />, options);
  await choose(fileOf('photo.jpg', jpegBytes(800, 600, 6)));
  await screen.findByText('Original: 600 × 800 pixels');
});

it('asks for the picture of a restored draft again, and lets the user do without it', async () => {
  const value = { ...unchangedFiles, missing: [{ name: 'brand_2.png', size: 1024 }] };
  await renderScreen(<LogoForm current={current} value={value} />, options);
  expect(screen.getByRole('listitem').textContent).toBe('brand_2.png1 KBChoose it again');
  expect(await save()).toBeUndefined();
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Remove brand_2.png' })));
  expect(await save()).toEqual(unchangedFiles);
});
