import { Component, type ReactNode } from 'react';
import { type ContributionTarget, contributionKey } from './ContributionTarget.ts';
import type { PluginRuntime } from './createPluginRuntime.ts';
import { PluginFailure } from './errors.ts';
import { FailurePanel } from './FailurePanel.tsx';
import type { PluginRecord } from './PluginHealth.ts';
import { describeError } from './describeError.ts';

interface Props {
  readonly runtime: PluginRuntime;
  readonly target: ContributionTarget;
  readonly title: string;
  /** Renders the contribution; `showFailure` replaces it by the reason why it cannot be loaded. */
  readonly children: (showFailure: (failure: unknown) => void) => ReactNode;
}

interface State {
  readonly failure: PluginFailure | undefined;
}

/** Catches errors of a contribution while it loads or renders, counts them, and shows what to do. */
export class ContributionBoundary extends Component<Props, State> {
  override state: State = { failure: undefined };

  static getDerivedStateFromError(error: unknown): Pick<State, 'failure'> {
    return { failure: error instanceof PluginFailure ? error : asRenderFailure(error) };
  }

  override componentDidCatch(error: unknown) {
    const { runtime, target } = this.props;
    if (error instanceof PluginFailure) return;
    const failure = asRenderFailure(error, target.pluginId);
    runtime.health.crash(target.pluginId, contributionKey(target), failure);
    this.setState({ failure });
  }

  override render() {
    const { runtime, target, title, children } = this.props;
    const off = runtime.health.isQuarantined(target.pluginId, contributionKey(target));
    const record = runtime.health.records().find(({ id }) => id === target.pluginId);
    const failure = this.state.failure ?? (off ? quarantined(target, record) : undefined);
    if (!failure) return children(this.#showFailure);
    return (
      <FailurePanel
        target={target}
        title={title}
        failure={failure}
        version={record?.version}
        onRetry={off ? undefined : () => this.retry()}
      />
    );
  }

  readonly #showFailure = (failure: unknown) => {
    // oxlint-disable-next-line no-console -- For developers, as React logs what a component throws.
    console.error(failure);
    this.setState(ContributionBoundary.getDerivedStateFromError(failure));
  };

  private retry() {
    this.props.runtime.forget(this.props.target);
    this.setState({ failure: undefined });
  }
}

function asRenderFailure(error: unknown, pluginId = ''): PluginFailure {
  return new PluginFailure('PLG_RENDER', { pluginId, message: describeError(error), cause: error });
}

/** The error that is shown for a contribution that is turned off: it does not run, so it throws no error. */
function quarantined(target: ContributionTarget, record: PluginRecord | undefined): PluginFailure {
  const key = contributionKey(target);
  const message = `${key} crashed ${record?.crashes[key]} times since the page was loaded, so it stays off.`;
  return new PluginFailure('PLG_QUARANTINED', { pluginId: target.pluginId, message });
}
