import { type HostKey, useHostText } from '../../languages/hostTexts.ts';
import type { PluginRecord } from '../../plugins/PluginHealth.ts';

/** Lists plugins with their states. */
export function PluginTable({ records }: { readonly records: readonly PluginRecord[] }) {
  const text = useHostText();
  if (records.length === 0) return <p>{text('inspector.none')}</p>;
  return (
    // Scrolls sideways on narrow screens, so the keyboard must reach it.
    <div className="bd-table-box" role="region" aria-label={text('inspector.plugins')} tabIndex={0}>
      <table className="bd-table" aria-label={text('inspector.plugins')}>
        <thead>
          <tr>
            <th scope="col">{text('inspector.plugin')}</th>
            <th scope="col">{text('inspector.version')}</th>
            <th scope="col">{text('inspector.origin')}</th>
            <th scope="col">{text('inspector.state')}</th>
            <th scope="col">{text('inspector.crashes')}</th>
            <th scope="col">{text('inspector.reason')}</th>
          </tr>
        </thead>
        <tbody>
          {records.map(({ id, version, firstParty, state, crashes, failure }) => (
            <tr key={id}>
              <th scope="row">{id}</th>
              <td>{version}</td>
              <td>{text(firstParty ? 'inspector.firstParty' : 'inspector.thirdParty')}</td>
              <td>{text(`inspector.states.${state}` as HostKey)}</td>
              <td>{Object.values(crashes).reduce((sum, count) => sum + count, 0)}</td>
              <td>{failure && `${failure.code}: ${failure.message}`}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
