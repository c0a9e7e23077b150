import { anyOf, endpoint, listOf, listQuery } from '@brokerdesk/plugin-sdk/contract';
import { z } from 'zod';
import { recordStatuses } from './model/recordStatus.ts';
import { record, recordBody } from './recordShapes.ts';

/** A record with a name in three languages, a status, a day and a note. */
export type SamplePluginRecord = z.output<typeof record>;

const params = z.object({ recordID: z.string().min(1).max(64) });
const version = z.number().int().min(1);

/** Lists records; `q` searches names and notes, `dueFrom` and `dueTo` are days in Asia/Shanghai, both included. */
export const listRecords = endpoint({
  method: 'GET',
  path: '/sample_plugin/records',
  access: anyOf('X_SAMPLE_PLUGIN'),
  errors: ['E0004'],
  shapes: {
    query: listQuery.extend({
      sort: z.enum(['dueDay', '-dueDay', 'updateTime', '-updateTime']).optional(),
      status: z.enum(recordStatuses).optional(),
      dueFrom: z.iso.date().optional(),
      dueTo: z.iso.date().optional(),
    }),
    data: listOf(record),
  },
});

/** Creates a record. Fails with `E0004` if its day has passed. */
export const createRecord = endpoint({
  method: 'POST',
  path: '/sample_plugin/records',
  access: anyOf('X_SAMPLE_PLUGIN_EDIT'),
  operation: 'samplePlugin.create',
  errors: ['E0004'],
  shapes: { body: recordBody, data: record },
});

/** Replaces what users wrote. Fails with `E0005` and the current record if another user has changed it. */
export const changeRecord = endpoint({
  method: 'PUT',
  path: '/sample_plugin/records/{recordID}',
  access: anyOf('X_SAMPLE_PLUGIN_EDIT'),
  operation: 'samplePlugin.change',
  errors: ['E0003', 'E0004', 'E0005'],
  shapes: { params, body: recordBody.extend({ version }), data: record },
});

/** Deletes a record. Fails with `E0005` and the current record if another user has changed it. */
export const deleteRecord = endpoint({
  method: 'DELETE',
  path: '/sample_plugin/records/{recordID}',
  access: anyOf('X_SAMPLE_PLUGIN_EDIT'),
  operation: 'samplePlugin.delete',
  errors: ['E0003', 'E0005'],
  shapes: { params, query: z.object({ version: z.coerce.number().int().min(1) }), data: z.null() },
});
