import { Component, type ReactNode } from 'react';
import { type ContributionTarget, contributionKey } from './ContributionTarget.ts';
import type { PluginRuntime } from './createPluginRuntime.ts';
import { PluginFailure } from './errors.ts';
import { FailurePanel } from './FailurePanel.tsx';
import { reasonOf } from './reasonOf.ts';

interface Props {
  readonly runtime: PluginRuntime;
  readonly target: ContributionTarget;
  readonly children: ReactNode;
}

interface State {
  readonly failure: PluginFailure | undefined;
}

/** Catches what a contribution throws while loading or rendering, counts it, and says what to do. Never shows nothing. */
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
    const { runtime, target, children } = this.props;
    const off = runtime.health.isQuarantined(target.pluginId, contributionKey(target));
    const failure = this.state.failure ?? (off ? asRenderFailure(undefined, target.pluginId) : undefined);
    if (!failure) return children;
    return (
      <FailurePanel
        target={target}
        failure={failure}
        version={runtime.health.records().find((record) => record.id === target.pluginId)?.version}
        onRetry={off ? undefined : () => this.retry()}
      />
    );
  }

  private retry() {
    this.props.runtime.forget(this.props.target);
    this.setState({ failure: undefined });
  }
}

function asRenderFailure(error: unknown, pluginId = ''): PluginFailure {
  return new PluginFailure('PLG_RENDER', { pluginId, message: reasonOf(error), cause: error });
}
