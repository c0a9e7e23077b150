import { anyOf, endpoint, listOf, listQuery } from '@brokerdesk/plugin-sdk/contract';
import { z } from 'zod';
import { sampleStatuses } from './model/sampleStatus.ts';
import { sample, sampleBody } from './sampleShapes.ts';

/** A sample item with a name in three languages, a status, a day and a note. */
export type SamplePluginSample = z.output<typeof sample>;

const params = z.object({ sampleID: z.string().min(1).max(64) });
const version = z.number().int().min(1);

/** Lists sample items; `q` searches names and notes, `dueFrom` and `dueTo` are days in Asia/Shanghai, both included. */
export const listSamples = endpoint({
  method: 'GET',
  path: '/sample_plugin/samples',
  access: anyOf('X_SAMPLE_PLUGIN'),
  errors: ['E0004'],
  shapes: {
    query: listQuery.extend({
      sort: z.enum(['dueDay', '-dueDay', 'updateTime', '-updateTime']).optional(),
      status: z.enum(sampleStatuses).optional(),
      dueFrom: z.iso.date().optional(),
      dueTo: z.iso.date().optional(),
    }),
    data: listOf(sample),
  },
});

/** Creates a sample item. Fails with `E0004` if its day has passed. */
export const createSample = endpoint({
  method: 'POST',
  path: '/sample_plugin/samples',
  access: anyOf('X_SAMPLE_PLUGIN_EDIT'),
  operation: 'samplePlugin.create',
  errors: ['E0004'],
  shapes: { body: sampleBody, data: sample },
});

/** Replaces what users wrote. Fails with `E0005` and the current sample item if another user has changed it. */
export const changeSample = endpoint({
  method: 'PUT',
  path: '/sample_plugin/samples/{sampleID}',
  access: anyOf('X_SAMPLE_PLUGIN_EDIT'),
  operation: 'samplePlugin.change',
  errors: ['E0003', 'E0004', 'E0005'],
  shapes: { params, body: sampleBody.extend({ version }), data: sample },
});

/** Deletes a sample item. Fails with `E0005` and the current sample item if another user has changed it. */
export const deleteSample = endpoint({
  method: 'DELETE',
  path: '/sample_plugin/samples/{sampleID}',
  access: anyOf('X_SAMPLE_PLUGIN_EDIT'),
  operation: 'samplePlugin.delete',
  errors: ['E0003', 'E0005'],
  shapes: { params, query: z.object({ version: z.coerce.number().int().min(1) }), data: z.null() },
});
