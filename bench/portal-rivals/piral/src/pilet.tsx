// The pilet: a page with the same rows and columns as the other lists, in a plain table.
import * as React from 'react';
import type { PiletApi } from 'piral';

const columns = [
  'applyID',
  'lastName',
  'firstName',
  'chiName',
  'status',
  'mobile',
  'email',
  'region',
  'idType',
  'profileID',
  'applyDate',
  'statusDate',
] as const;

type Row = Readonly<Record<(typeof columns)[number], string | null>>;

/** Registers the page of the list. */
export function setup(app: PiletApi): void {
  app.registerPage('/applications', ApplicationList);
}

function ApplicationList() {
  const [rows, setRows] = React.useState<readonly Row[]>([]);
  React.useEffect(() => {
    const load = async () => {
      const headers = { token: sessionStorage.getItem('Token') ?? '' };
      const response = await fetch('/api/applications?page=1&size=50&sort=-applyDate', { headers });
      setRows((await response.json()).data.items);
    };
    void load();
  }, []);
  return (
    <main>
      <h1>Client Management</h1>
      <input type="search" aria-label="Search" />
      <table>
        <thead>
          <tr>
            <th aria-label="Select" />
            {columns.map((column) => (
              <th key={column}>{column}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.applyID}>
              <td>
                <input type="checkbox" aria-label={`Select ${row.applyID}`} />
              </td>
              {columns.map((column) => (
                <td key={column}>{row[column]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </main>
  );
}
