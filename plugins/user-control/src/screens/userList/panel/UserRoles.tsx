import {
  Can,
  ErrorState,
  Fact,
  FactList,
  NotPermitted,
  ScreenLink,
  Stack,
  Text,
  textIn,
  useCall,
  useCanCall,
  useHost,
  WaitingText,
} from '@brokerdesk/plugin-sdk';
import { getRole, type User } from '@brokerdesk/plugin-sdk/api';
import { listGrantedScreens } from '../../../model/functionNames.ts';
import { useText } from '../../useText.ts';

/** The roles of a user, and the screens and actions that each of them opens. */
export function UserRoles({ user: { userID, roles } }: { readonly user: User }) {
  const text = useText();
  const { language } = useHost();
  const canRead = useCanCall()(getRole);
  if (roles.length === 0) return <p>{text('rolePanel.none')}</p>;
  return (
    <Stack gap={16}>
      {roles.map(({ roleID, name }) => (
        <Stack as="section" gap={8} key={roleID}>
          <Text as="h3" bold>
            <ScreenLink to={{ code: 'UR_ROLE_MANAGEMENT', child: 'detail', params: { roleID } }}>
              {textIn(name, language)}
            </ScreenLink>
          </Text>
          {canRead && <RoleScreens roleID={roleID} />}
        </Stack>
      ))}
      {canRead ? (
        <Can requires="UR_ROLE_MANAGEMENT">
          <ScreenLink to={{ code: 'UR_ROLE_MANAGEMENT', child: 'why', params: { userID } }}>
            {text('menu.why')}
          </ScreenLink>
        </Can>
      ) : (
        <NotPermitted requires="UR_ROLE_MANAGEMENT" />
      )}
    </Stack>
  );
}

function RoleScreens({ roleID }: { readonly roleID: string }) {
  const text = useText();
  const { language } = useHost();
  const { data, error, isPending, refetch } = useCall(getRole, { params: { roleID } });
  const screens = data && listGrantedScreens(data.functions, language);
  return (
    <>
      {error && <ErrorState title={text('rolePanel.failed')} error={error} onRetry={() => void refetch()} />}
      <WaitingText active={isPending} lines={4} itemsLabel={text('rolePanel.what')} />
      {screens?.length === 0 && <p>{text('rolePanel.noFunctions')}</p>}
      {screens && screens.length > 0 && (
        <FactList>
          {screens.map(({ code, name, actions }) => (
            <Fact key={code} term={name}>
              {actions.join(text('roleSeparator'))}
            </Fact>
          ))}
        </FactList>
      )}
    </>
  );
}
