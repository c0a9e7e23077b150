import { limits } from '@brokerdesk/api';
import { Card, homeCards, Row, Stack, useFormats, useSlot } from '@brokerdesk/plugin-sdk';
import { currentTime } from '@brokerdesk/plugin-sdk/clock';
import { type HostKey, useHostText } from '../texts/host/hostTexts.ts';
import { LazyAdvertisements } from '../components/LazyAdvertisements.tsx';
import { internalBroker } from '../session/brokerPath.ts';
import { JobsHomeCard } from './jobs/JobsHomeCard.tsx';
import { usePortal } from './PortalContext.ts';
import { usePageTitle } from './useTitle.ts';

/** The first screen after sign-in: what is pending for this user, in cards of plugins and of the shell. */
export function HomePage() {
  const text = useHostText();
  const { config, session, portal, configuration } = usePortal();
  const { advertisements } = configuration;
  const { dateTime } = useFormats();
  const cards = useSlot(homeCards);
  const { userName, lastLoginTime } = session.person;
  usePageTitle(text('frame.home'));
  return (
    <Stack className="bd-home">
      <Row wrap justify="between">
        <Row wrap>
          <h1>{text(greeting(), { name: userName })}</h1>
          <p className="bd-muted">
            {lastLoginTime ? text('home.lastSignIn', { time: dateTime(lastLoginTime) }) : text('home.firstSignIn')}
          </p>
        </Row>
        {/* Below the cards, they would make the page longer than a screen. */}
        <LazyAdvertisements config={config} advertisements={advertisements.afterLogin} isSmall />
      </Row>
      {portal.menu.length === 0 && <NoScreens />}
      {portal.menu.length > 0 && (
        <Stack as="section" gap={12} aria-labelledby="home-pending">
          <h2 id="home-pending">{text('home.pending')}</h2>
          <div className="bd-home-cards">
            {cards.map((card) => (
              // With the focus, the arrow keys scroll a card that is too wide.
              <Card as="section" gap={4} key={card.key} className="bd-home-card" aria-label={card.title} tabIndex={0}>
                <h3>{card.title}</h3>
                {card.render({})}
              </Card>
            ))}
            <JobsHomeCard />
          </div>
        </Stack>
      )}
    </Stack>
  );
}

function NoScreens() {
  const text = useHostText();
  const { session } = usePortal();
  const isInternal = session.displayCode === internalBroker.displayCode;
  return (
    <Stack as="section" gap={8}>
      <h2>{text(isInternal ? 'home.noInternal' : 'home.noScreens')}</h2>
      <p>{text(isInternal ? 'home.noInternalText' : 'home.noScreensText')}</p>
    </Stack>
  );
}

function greeting(): HostKey {
  const options = { hour: 'numeric', hourCycle: 'h23', timeZone: limits.timeZone } as const;
  const hour = Number(new Intl.DateTimeFormat('en', options).format(currentTime()));
  if (hour >= 5 && hour < 12) return 'home.morning';
  return hour >= 12 && hour < 18 ? 'home.afternoon' : 'home.evening';
}
