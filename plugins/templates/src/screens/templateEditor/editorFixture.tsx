import type { ProfileDetail, SystemComponent } from '@brokerdesk/plugin-sdk/api';
import { createTestApi, renderScreen, type TestCall } from '@brokerdesk/plugin-testing';
import type { ReactNode } from 'react';
import { makeDocument, templateSchema } from '../../model/documentFixture.ts';
import type { TemplateDocument } from '../../model/TemplateDocument.ts';
import plugin from '../../plugin.ts';
import { EditorProvider } from './store/EditorProvider.tsx';
import { type Editor, useEditor } from './store/useEditor.ts';

/** What a part of the editor is tested with. */
export interface EditorFixture {
  readonly document?: TemplateDocument;
  readonly systemComponents?: readonly SystemComponent[];
  /** Applications of the published version; with any, its identifiers are frozen. */
  readonly applications?: number;
  readonly respond?: (call: TestCall) => unknown;
}

/** Renders a part of the editor around a template; `editor()` is the editor as it is now. */
export async function renderInEditor(part: ReactNode, fixture: EditorFixture = {}) {
  const { document = makeDocument(), systemComponents = [], applications = 0, respond = () => null } = fixture;
  const published = {
    ...document,
    profileID: 'P1',
    templateVersion: 1,
    applications: { total: applications, byStatus: {} },
  } as unknown as ProfileDetail;
  let current: Editor | undefined;
  function Probe() {
    const editor = useEditor();
    current = editor;
    return null;
  }
  await renderScreen(
    <EditorProvider source={{ published, systemComponents, schema: templateSchema }}>
      {part}
      <Probe />
    </EditorProvider>,
    { plugin, api: createTestApi(respond) },
  );
  return {
    editor: (): Editor => {
      if (current === undefined) throw new Error('The editor is not rendered.');
      return current;
    },
  };
}
