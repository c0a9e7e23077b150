import { use } from 'react';
import { HostServicesContext } from '../contexts.ts';
import { SdkUsageError } from '../errors.ts';
import type { HostServices } from '../hostServices.ts';

/**
 * Gives the services of the host: language, person, broker, configuration, navigation and notices.
 *
 * @throws SdkUsageError `SDK_NO_HOST` outside the portal.
 */
export function useHost(): HostServices {
  const services = use(HostServicesContext);
  if (services === null) {
    throw new SdkUsageError('SDK_NO_HOST', {
      message: 'A screen was rendered outside the portal.',
      hint: 'In a test, render it with renderScreen from @brokerdesk/plugin-sdk/testing.',
    });
  }
  return services;
}
