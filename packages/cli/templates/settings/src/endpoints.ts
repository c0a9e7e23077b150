import { anyOf, endpoint } from '@brokerdesk/plugin-sdk/contract';
import { z } from 'zod';
import { settings, settingsBody } from './settingsShapes.ts';

/** The broker's settings of reminders. */
export type SamplePluginSettings = z.output<typeof settings>;

/** Returns the settings of the broker. */
export const getSettings = endpoint({
  method: 'GET',
  path: '/sample_plugin/settings',
  access: anyOf('X_SAMPLE_PLUGIN'),
  errors: [],
  shapes: { data: settings },
});

/**
 * Replaces the settings of the broker. Fails with `E0004` if reminders are on and have no channel, and with `E0005` and the
 * current settings if another user has changed them.
 */
export const changeSettings = endpoint({
  method: 'PUT',
  path: '/sample_plugin/settings',
  access: anyOf('X_SAMPLE_PLUGIN_EDIT'),
  operation: 'samplePlugin.change',
  errors: ['E0004', 'E0005'],
  shapes: { body: settingsBody.extend({ version: z.number().int().min(1) }), data: settings },
});
