import { limits } from '@brokerdesk/api';
import { homeCards, useFormats } from '@brokerdesk/plugin-sdk';
import { HostServicesContext } from '@brokerdesk/plugin-sdk/host';
import { use } from 'react';
import { Link } from 'react-router';
import { type HostKey, useHostText } from '../texts/host/hostTexts.ts';
import type { MenuNode } from '../permissions/CompiledPortal.ts';
import { LazyAdvertisements } from '../components/LazyAdvertisements.tsx';
import { internalBroker, mainPath } from '../session/brokerPath.ts';
import { MenuEntryIcon } from './MenuEntryIcon.tsx';
import { usePortal } from './PortalContext.ts';
import { usePageTitle } from './useTitle.ts';
import { useTitle } from './useTitle.ts';

/** The first screen after sign-in: a greeting, cards of plugins, and everything that this user can open. */
export function HomePage() {
  const text = useHostText();
  const { config, session, portal, configuration } = usePortal();
  const { advertisements } = configuration;
  const { dateTime } = useFormats();
  const cards = use(HostServicesContext)?.listSlot(homeCards.id) ?? [];
  const { userName, lastLoginTime } = session.person;
  usePageTitle(text('frame.home'));
  return (
    <div className="bd-home">
      <h1>{text(greeting(), { name: userName })}</h1>
      <p className="bd-muted">
        {lastLoginTime ? text('home.lastSignIn', { time: dateTime(lastLoginTime) }) : text('home.firstSignIn')}
      </p>
      <LazyAdvertisements config={config} advertisements={advertisements.afterLogin} />
      {cards.length > 0 && (
        <div className="bd-home-cards">
          {cards.map((card) => (
            // With the focus, the arrow keys scroll a card that is too wide.
            <section key={card.key} className="bd-home-card" aria-label={card.title} tabIndex={0}>
              <h2>{card.title}</h2>
              {card.render({})}
            </section>
          ))}
        </div>
      )}
      {portal.menu.length > 0 ? <ScreenGroups menu={portal.menu} /> : <NoScreens />}
    </div>
  );
}

function ScreenGroups({ menu }: { readonly menu: readonly MenuNode[] }) {
  const text = useHostText();
  const titleOf = useTitle();
  return (
    <section aria-labelledby="home-screens">
      <h2 id="home-screens">{text('home.screens')}</h2>
      <div className="bd-home-groups">
        {menu.map((node) => (
          <div key={node.code} className="bd-home-group">
            <h3>{titleOf(node)}</h3>
            <ul>
              {leaves(node).map((leaf) => (
                <HomeLink key={leaf.code} node={leaf} />
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}

function HomeLink({ node }: { readonly node: MenuNode }) {
  const { session } = usePortal();
  const titleOf = useTitle();
  return (
    <li>
      <Link to={`${mainPath(session.displayCode)}/${node.address}`}>
        <MenuEntryIcon icon={node.icon} />
        {titleOf(node)}
      </Link>
    </li>
  );
}

function NoScreens() {
  const text = useHostText();
  const { session } = usePortal();
  const isInternal = session.displayCode === internalBroker.displayCode;
  return (
    <section>
      <h2>{text(isInternal ? 'home.noInternal' : 'home.noScreens')}</h2>
      <p>{text(isInternal ? 'home.noInternalText' : 'home.noScreensText')}</p>
    </section>
  );
}

function leaves(node: MenuNode): readonly MenuNode[] {
  const below = node.children.flatMap(leaves);
  return node.address === null ? below : [node, ...below];
}

function greeting(): HostKey {
  const options = { hour: 'numeric', hourCycle: 'h23', timeZone: limits.timeZone } as const;
  const hour = Number(new Intl.DateTimeFormat('en', options).format(new Date()));
  if (hour >= 5 && hour < 12) return 'home.morning';
  return hour >= 12 && hour < 18 ? 'home.afternoon' : 'home.evening';
}
