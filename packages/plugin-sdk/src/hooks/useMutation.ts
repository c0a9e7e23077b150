import type { DataOf, Endpoint, InputOf } from '@brokerdesk/api';
import {
  useMutation as useTanStackMutation,
  type UseMutationOptions as TanStackMutationOptions,
  type UseMutationResult,
  useQueryClient,
} from '@tanstack/react-query';
import { useRef } from 'react';
import { ApiError, UnreachableError } from '../services/errors.ts';
import { reloadOutdated } from './refreshAfterChanges.ts';
import { useApi } from './useApi.ts';
import { useHost } from './useHost.ts';
import { useKitText } from './useKitText.ts';

/** The options of {@link useMutation}: the callbacks of TanStack Query, and the texts for the user. */
export interface UseMutationOptions<E extends Endpoint>
  extends Pick<
    TanStackMutationOptions<DataOf<E>, ApiError | UnreachableError, InputOf<E>>,
    'onMutate' | 'onSuccess' | 'onSettled'
  > {
  /** Shown once the server has accepted it. */
  readonly doneText?: string | ((data: DataOf<E>, input: InputOf<E>) => string) | undefined;
  /** Handles the error; by default its message is shown as a toast. */
  readonly onError?: ((error: ApiError | UnreachableError, input: InputOf<E>) => void) | undefined;
}

/** The state of a mutation, as TanStack Query returns it. */
export type MutationResult<E extends Endpoint> = UseMutationResult<DataOf<E>, ApiError | UnreachableError, InputOf<E>>;

/**
 * Makes a call that changes something, as the mutations of TanStack Query do. Afterwards the shown data is reloaded. The
 * same input keeps its idempotency key until a response arrives, so a retry after a lost response never writes twice. For
 * input by the user see `useRecordForm` and `useForm`.
 *
 * @example
 * const publish = useMutation(changeFaq, { doneText: text('published') });
 * <Button onClick={() => publish.mutate({ params: { faqID }, body: { ...faq, published: true } })} />
 */
export function useMutation<E extends Endpoint>(endpoint: E, options: UseMutationOptions<E> = {}): MutationResult<E> {
  const api = useApi();
  const queryClient = useQueryClient();
  const { notify } = useHost();
  const describeError = useErrorText();
  const keyFor = useIdempotencyKey();
  const { doneText, onError, onSuccess, ...callbacks } = options;
  return useTanStackMutation<DataOf<E>, ApiError | UnreachableError, InputOf<E>>({
    ...callbacks,
    mutationFn: (input) => keyFor(input, (idempotencyKey) => api.call(endpoint, input, { idempotencyKey })),
    async onSuccess(...values) {
      const [data, input] = values;
      if (doneText !== undefined) {
        notify({ tone: 'success', text: typeof doneText === 'string' ? doneText : doneText(data, input) });
      }
      await onSuccess?.(...values);
    },
    onError(error, input) {
      if (onError) onError(error, input);
      else notify({ tone: 'error', text: describeError(error) });
      reloadOutdated(queryClient);
    },
  });
}

/** Returns a function that puts the failure of a call into words for the user. */
function useErrorText(): (error: unknown) => string {
  const text = useKitText();
  return (error) => (error instanceof UnreachableError ? text(`error.${error.code}`) : (error as Error).message);
}

/** Returns a function that makes a call with a key, which stays the same for the same input until a response arrives. */
function useIdempotencyKey() {
  const pending = useRef<{ readonly input: object; readonly key: string }>(undefined);
  return async <Data>(input: object, call: (key: string) => Promise<Data>): Promise<Data> => {
    const key =
      pending.current && isSameInput(pending.current.input, input) ? pending.current.key : crypto.randomUUID();
    pending.current = { input, key };
    try {
      const data = await call(key);
      pending.current = undefined;
      return data;
    } catch (error) {
      if (error instanceof ApiError) pending.current = undefined;
      throw error;
    }
  };
}

/** Files have no content that could be compared, so an input with files is equal only to itself. */
function isSameInput(one: object, other: object): boolean {
  if (one === other) return true;
  return !('files' in one) && !('files' in other) && JSON.stringify(one) === JSON.stringify(other);
}
