// The kit's tree of check boxes, with everything expanded.
import { HostServicesContext, kitTexts } from '@brokerdesk/plugin-sdk/host';
import { CheckTree } from '@brokerdesk/plugin-sdk/trees';
import '@brokerdesk/plugin-sdk/kit.css';
import i18next from 'i18next';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { type BenchNode, createNodes } from '../nodes.ts';

const texts = i18next.createInstance();
await texts
  .use(initReactI18next)
  .init({ lng: 'en', resources: { en: { kit: kitTexts.messages.en } }, interpolation: { escapeValue: false } });

function App() {
  const [nodes, setNodes] = useState<readonly BenchNode[]>([]);
  const [checked, setChecked] = useState<ReadonlySet<string>>(new Set());
  Object.assign(globalThis, { show: () => setNodes(createNodes()) });
  if (nodes.length === 0) return null;
  return <CheckTree {...shape} label="Functions" nodes={nodes} checked={checked} onChange={setChecked} />;
}

const shape = {
  idOf: ({ id }: BenchNode) => id,
  childrenOf: ({ children }: BenchNode) => children,
  nameOf: ({ name }: BenchNode) => name,
};

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <I18nextProvider i18n={texts}>
      <HostServicesContext value={{ language: 'en' } as never}>
        <App />
      </HostServicesContext>
    </I18nextProvider>,
  );
}
