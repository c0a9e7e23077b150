import { describe, expect, test } from 'vitest';
import { guardNavigation, type NavigationInput, type NavigationDecision } from './guardNavigation.ts';

const signedOut: Omit<NavigationInput, 'path'> = {
  token: undefined,
  permissions: undefined,
  brokerCode: undefined,
  displayCode: undefined,
  routesLoaded: false,
};
const staff: Omit<NavigationInput, 'path'> = {
  token: 't',
  permissions: [],
  brokerCode: 'DEMO',
  displayCode: 'demo',
  routesLoaded: true,
};
const provider: Omit<NavigationInput, 'path'> = {
  ...staff,
  brokerCode: '2GO',
  displayCode: '2go',
  routesLoaded: false,
};

const login = (displayCode: string): NavigationDecision => ({ kind: 'login', displayCode, routesLoaded: false });
const to = (path: string): NavigationDecision => ({ kind: 'redirect', to: path });

describe('without a token', () => {
  test.each<[string, NavigationDecision]>([
    ['/portal_list', { kind: 'portal-list' }],
    ['/demo/login', login('demo')],
    ['/2go/login', login('2go')],
    ['/unknown/login', login('unknown')],
    ['/', to('/portal_list')],
    ['/demo', to('/demo/login')],
    ['/demo/main', to('/demo/login')],
    ['/demo/main/account_opening/application_manager', to('/demo/login')],
    ['/2go/main/user_manager', to('/2go/login')],
    ['/demo/login/more', to('/demo/login')],
    ['/portal_list/x', to('/portal_list')],
  ])('%s', (path, decision) => {
    expect(guardNavigation({ path, ...signedOut })).toEqual(decision);
  });

  test.each([
    '//evil.example',
    '//evil.example/main',
    '/\\evil.example/main',
    '/..%2f..%2fevil/main',
    '/%2F%2Fevil.example/main',
    '/javascript:alert(1)/main',
    '/a b/main',
    `/${'x'.repeat(33)}/main`,
    '/évil/main',
    '/demo@evil.example/main',
  ])('%s never becomes part of a redirect', (path) => {
    expect(guardNavigation({ path, ...signedOut })).toEqual(to('/portal_list'));
  });
});

describe('with a token', () => {
  test.each<[string, NavigationDecision]>([
    ['/portal_list', { kind: 'portal-list' }],
    ['/demo/login', login('demo')],
    ['/', to('/demo/main')],
    ['/demo/main', { kind: 'shell' }],
    ['/demo/main/anything/at/all', { kind: 'shell' }],
    ['/demo/nowhere', { kind: 'shell' }],
    ['/harbour/main', to('/harbour/login')],
    ['/harbour/main/account_opening', to('/harbour/login')],
    ['/harbour', to('/harbour/login')],
  ])('%s', (path, decision) => {
    expect(guardNavigation({ path, ...staff })).toEqual(decision);
  });
});

test('routes are built once per sign-in, and the navigation is then repeated', () => {
  const input = { path: '/demo/main/account_opening', ...staff, routesLoaded: false };
  expect(guardNavigation(input)).toEqual({ kind: 'build-routes-and-repeat' });
  expect(guardNavigation({ ...input, routesLoaded: true })).toEqual({ kind: 'shell' });
});

test('no routes are built without stored permissions', () => {
  expect(guardNavigation({ path: '/demo/main', ...staff, permissions: undefined, routesLoaded: false })).toEqual({
    kind: 'shell',
  });
});

test('no routes are built for the provider’s own staff', () => {
  expect(guardNavigation({ path: '/2go/main', ...provider })).toEqual({ kind: 'shell' });
  expect(guardNavigation({ path: '/demo/main', ...provider })).toEqual(to('/demo/login'));
});
