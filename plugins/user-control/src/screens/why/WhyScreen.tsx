import {
  Fact,
  FactList,
  PageHeader,
  ScreenLink,
  Stack,
  textIn,
  useCall,
  useHost,
  useNavigation,
  useScreenParams,
} from '@brokerdesk/plugin-sdk';
import { listFunctions, type FunctionNode } from '@brokerdesk/plugin-sdk/api';
import { useMemo } from 'react';
import { ViewAsButton } from '../viewAs/ViewAsButton.tsx';
import { FunctionPicker, type PickedTarget } from './FunctionPicker.tsx';
import { type FunctionIndex, indexFunctions, nameOf } from './functionIndex.ts';
import { useText } from '../useText.ts';
import { WhyAnswer } from './WhyAnswer.tsx';
import { Waiting, WhyLoader } from './WhyLoader.tsx';
import type { WhySubject } from './WhySubject.ts';

/** Why a user or a role can, or cannot, use a function or open an address. */
export default function WhyScreen() {
  const text = useText();
  const tree = useCall(listFunctions, {});
  const { language } = useHost();
  const index = useMemo(() => indexFunctions(tree.data ?? [], language), [tree.data, language]);
  return (
    <Stack gap={16}>
      <PageHeader
        title={text('menu.why')}
        backLink={<ScreenLink to={{ code: 'UR_USER_MANAGEMENT' }}>{text('why.back')}</ScreenLink>}
      />
      <WhyLoader>
        {(subject) => (
          <>
            <SubjectFacts subject={subject} />
            {tree.data ? <Question subject={subject} tree={tree.data} index={index} /> : <Waiting {...tree} />}
          </>
        )}
      </WhyLoader>
    </Stack>
  );
}

function SubjectFacts({ subject: { user, roles } }: { readonly subject: WhySubject }) {
  const text = useText();
  const { language } = useHost();
  return (
    <FactList>
      {user && <Fact term={text('why.subject.user')}>{user.userName}</Fact>}
      {roles.map(({ roleID, name }) => (
        <Fact key={roleID} term={text('why.subject.role')} action={<ViewAsButton roleID={roleID} />}>
          <ScreenLink to={{ code: 'UR_ROLE_MANAGEMENT', child: 'detail', params: { roleID } }}>
            {textIn(name, language)}
          </ScreenLink>
        </Fact>
      ))}
    </FactList>
  );
}

interface QuestionProps {
  readonly subject: WhySubject;
  readonly tree: readonly FunctionNode[];
  readonly index: FunctionIndex;
}

/** The question stands in the address, so that an answer can be shared. */
function Question({ subject, tree, index }: QuestionProps) {
  const text = useText();
  const { userID, roleID, code, address } = useScreenParams();
  const { setParams } = useNavigation();
  const target = useMemo((): PickedTarget | undefined => {
    if (code !== undefined) return { code };
    return address === undefined ? undefined : { address };
  }, [code, address]);
  const ask = (picked: PickedTarget) =>
    void setParams({ ...(userID !== undefined && { userID }), ...(roleID !== undefined && { roleID }), ...picked });
  return (
    <Stack gap={16}>
      <FunctionPicker index={index} value={code === undefined ? (address ?? '') : nameOf(index, code)} onPick={ask} />
      <section aria-label={text('why.answer')} aria-live="polite">
        {target && <WhyAnswer subject={subject} tree={tree} index={index} target={target} />}
      </section>
    </Stack>
  );
}
