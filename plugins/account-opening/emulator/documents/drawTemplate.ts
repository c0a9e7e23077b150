import type { LocalText } from '@brokerdesk/api';
import { openingFormTemplates, type SeededTemplate } from '../../demo/opening-forms/openingFormTemplates.ts';
import type { PDF } from '@libpdf/core';
import { finishDocument } from './drawForm.ts';
import { embedFormFonts } from './FormFonts.ts';
import { loadPdfLibrary } from './loadPdfLibrary.ts';
import { PageWriter } from './PageWriter.ts';

const templateCache = new Map<string, Promise<Uint8Array>>();

/** Draws a template that brokers start with; once, for it is the same wherever it is needed. */
export function drawTemplate(templateName: string, brokerName: LocalText): Promise<Uint8Array> {
  const key = `${templateName} ${brokerName.EN}`;
  const cached = templateCache.get(key) ?? draw(templateName, brokerName);
  templateCache.set(key, cached);
  return cached;
}

async function draw(templateName: string, brokerName: LocalText): Promise<Uint8Array> {
  const template = openingFormTemplates.find(({ name }) => name === templateName);
  if (!template) throw new Error(`There is no opening-form template "${templateName}" in the fixtures.`);
  const library = await loadPdfLibrary();
  const pdf = library.PDF.create();
  const texts = JSON.stringify([template, brokerName]);
  const writer = new PageWriter({ pdf, library, fonts: await embedFormFonts(library, pdf, texts) });
  for (const page of template.pages) {
    writePage(writer, page, brokerName);
    if (page.fields) writeFields(pdf, writer, page.fields);
  }
  return finishDocument(pdf, {
    title: template.title.EN,
    author: brokerName.EN,
    language: 'en_US',
    time: '2025-01-02T02:00:00Z',
  });
}

type SeededFields = NonNullable<SeededTemplate['pages'][number]['fields']>;

function writeFields(pdf: PDF, writer: PageWriter, fields: SeededFields): void {
  const form = pdf.getOrCreateForm();
  writer.space(16);
  for (const { name, label } of fields) {
    const { page, box } = writer.emptyBox(`${label.EN}  ${label.TC}`);
    page.drawField(form.createTextField(name), box);
  }
}

function writePage(writer: PageWriter, page: SeededTemplate['pages'][number], brokerName: LocalText): void {
  writer.startPage();
  writer.paragraph(`${brokerName.EN}  ${brokerName.TC}`, { size: 11, grey: 0.4 });
  writer.space(4);
  writer.paragraph(page.title.EN, { size: 17 });
  writer.paragraph(page.title.TC, { size: 15 });
  for (const { heading, text } of page.clauses) {
    writer.space(12);
    writer.heading(`${heading.EN}  ${heading.TC}`, 11.5);
    writer.space(2);
    writer.paragraph(text.EN, { size: 9.5, grey: 0.15 });
    writer.space(2);
    writer.paragraph(text.TC, { size: 9.5, grey: 0.15 });
    writer.paragraph(text.SC, { size: 9.5, grey: 0.15 });
  }
}
