import { type ComponentType, createElement, useLayoutEffect } from 'react';
import type { ChildPage, Contribution, ModuleLoader, PluginDefinition } from '@brokerdesk/plugin-sdk';

/** A plugin whose contributions report when they are on the page. */
export interface WatchedPlugin {
  readonly plugin: PluginDefinition;
  /** What is on the page: `CODE`, `CODE/child` or `slot/id`. */
  readonly shown: ReadonlySet<string>;
  /** The number of contributions whose code is being loaded. */
  readonly loading: () => number;
}

/** Wraps every screen and slot item of a plugin, without a trace in the page. */
export function watchContributions(plugin: PluginDefinition): WatchedPlugin {
  const shown = new Set<string>();
  let loading = 0;
  function watch(load: ModuleLoader<ComponentType>, name: string): ModuleLoader<ComponentType> {
    return async () => {
      loading += 1;
      try {
        const { default: Component } = await load();
        return { default: report(Component, name) };
      } finally {
        loading -= 1;
      }
    };
  }
  function report<Props extends object>(Component: ComponentType<Props>, name: string): ComponentType<Props> {
    return function Watched(props: Props) {
      useLayoutEffect(() => {
        shown.add(name);
        return () => void shown.delete(name);
      }, []);
      return createElement(Component, props);
    };
  }
  function watchAll<Declared extends Contribution | undefined>(
    contributions: Readonly<Record<string, Declared>>,
    nameOf: (code: string) => string,
  ): Record<string, Declared> {
    const entries = Object.entries(contributions).map(([code, contribution]) => {
      if (!contribution || contribution.kind === 'area' || contribution.kind === 'action') return [code, contribution];
      const children = Object.fromEntries(
        Object.entries(contribution.children).map(([child, page]): [string, ChildPage] => [
          child,
          { ...page, screen: watch(page.screen, `${nameOf(code)}/${child}`) },
        ]),
      );
      if (contribution.kind === 'tabs') return [code, { ...contribution, children }];
      return [code, { ...contribution, children, screen: watch(contribution.screen, nameOf(code)) }];
    });
    return Object.fromEntries(entries) as Record<string, Declared>;
  }
  return {
    shown,
    loading: () => loading,
    plugin: {
      ...plugin,
      functions: watchAll(plugin.functions, (code) => code),
      internal: watchAll(plugin.internal, (name) => `${plugin.id}:${name}`),
      slots: plugin.slots.map((fill) => ({
        ...fill,
        component: watch(
          fill.component as ModuleLoader<ComponentType>,
          `${fill.slot}/${fill.id}`,
        ) as typeof fill.component,
      })),
    },
  };
}
