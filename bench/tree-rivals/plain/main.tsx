// Nested lists of native check boxes, all of them in the page.
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { type BenchNode, createNodes } from '../nodes.ts';

function App() {
  const [nodes, setNodes] = useState<readonly BenchNode[]>([]);
  Object.assign(globalThis, { show: () => setNodes(createNodes()) });
  return (
    <div style={{ height: 640, overflow: 'auto' }}>
      <List nodes={nodes} />
    </div>
  );
}

function List({ nodes }: { readonly nodes: readonly BenchNode[] }) {
  return (
    <ul>
      {nodes.map(({ id, name, children }) => (
        <li key={id}>
          <label>
            <input type="checkbox" />
            {name}
          </label>
          {children.length > 0 && <List nodes={children} />}
        </li>
      ))}
    </ul>
  );
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<App />);
