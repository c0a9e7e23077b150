// React Aria's tree in its virtualizer, with a check box in each row and everything expanded.
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Checkbox } from 'react-aria-components/Checkbox';
import { Collection } from 'react-aria-components/Collection';
import { Tree, TreeItem, TreeItemContent } from 'react-aria-components/Tree';
import { ListLayout, Virtualizer } from 'react-aria-components/Virtualizer';
import { type BenchNode, createNodes, flatten } from '../nodes.ts';

function App() {
  const [nodes, setNodes] = useState<readonly BenchNode[]>([]);
  Object.assign(globalThis, { show: () => setNodes(createNodes()) });
  if (nodes.length === 0) return null;
  return (
    <Virtualizer layout={ListLayout} layoutOptions={{ rowSize: 32 }}>
      <Tree
        aria-label="Functions"
        selectionMode="multiple"
        items={nodes}
        defaultExpandedKeys={flatten(nodes).map(({ id }) => id)}
        style={{ height: 640, overflow: 'auto', display: 'block' }}
      >
        {renderNode}
      </Tree>
    </Virtualizer>
  );
}

function renderNode(node: BenchNode) {
  return (
    <TreeItem id={node.id} textValue={node.name}>
      <TreeItemContent>
        <Checkbox slot="selection">☑</Checkbox>
        {node.name}
      </TreeItemContent>
      <Collection items={node.children}>{renderNode}</Collection>
    </TreeItem>
  );
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<App />);
