import {
  type Formats,
  type ListColumn,
  type SortFieldOf,
  StatusTag,
  Text,
  textIn,
  useFormats,
  useHost,
} from '@brokerdesk/plugin-sdk';
import type { Language, listProfiles, ProfileSummary } from '@brokerdesk/plugin-sdk/api';
import { useMemo } from 'react';
import { ApplicationStack } from '../../applications/ApplicationStack.tsx';
import { LinkCell } from '../../links/LinkCell.tsx';
import { joinOtherLanguages, OtherLanguages } from '../../local-texts/OtherLanguages.tsx';
import { useText } from '../useText.ts';

type Column = ListColumn<ProfileSummary, SortFieldOf<typeof listProfiles>>;

/** Returns the columns of the list of templates. */
export function useTemplateColumns(): readonly Column[] {
  const text = useText();
  const formats = useFormats();
  const { language } = useHost();
  return useMemo(() => {
    const blocked = ({ blockedCNIP }: ProfileSummary) => text(blockedCNIP ? 'templateList.yes' : 'templateList.no');
    const count = (id: 'templateVersion' | 'pageCount' | 'questionCount' | 'referrerCount'): Column => ({
      id,
      header: text(`template.${id}`),
      width: 96,
      align: 'end',
      text: (template) => formats.count(template[id]),
    });
    return [
      {
        id: 'name',
        header: text('template.name'),
        width: 264,
        sortField: 'name',
        text: ({ name }) => textIn(name, language),
      },
      {
        id: 'applications',
        header: text('template.applications'),
        width: 248,
        sortField: 'applications',
        text: ({ applications }) => formats.count(applications.total),
        cell: (template) => <ApplicationStack template={template} />,
      },
      {
        id: 'blockedCNIP',
        header: text('template.blockedCNIP'),
        width: 136,
        text: blocked,
        cell: (template) =>
          template.blockedCNIP ? (
            <StatusTag tone="waiting">{blocked(template)}</StatusTag>
          ) : (
            <Text tone="neutral">{blocked(template)}</Text>
          ),
      },
      {
        id: 'publicLink',
        header: text('template.publicLink'),
        width: 344,
        text: ({ publicLink }) => publicLink,
        cell: ({ publicLink }) => <LinkCell link={publicLink} />,
      },
      count('templateVersion'),
      count('pageCount'),
      count('questionCount'),
      count('referrerCount'),
      {
        id: 'updateTime',
        header: text('template.updateTime'),
        width: 152,
        sortField: 'updateTime',
        text: ({ updateTime }) => formats.dateTime(updateTime),
      },
      { id: 'updateBy', header: text('template.updateBy'), width: 200, text: ({ updateBy }) => updateBy },
      ...createDescriptionColumns({ text, formats, language }),
    ];
  }, [text, formats, language]);
}

interface ColumnWords {
  readonly text: ReturnType<typeof useText>;
  readonly formats: Formats;
  readonly language: Language;
}

/** How a template is described, and in which other languages. */
function createDescriptionColumns({ text, formats, language }: ColumnWords): readonly Column[] {
  return [
    {
      id: 'createTime',
      header: text('template.createTime'),
      width: 152,
      sortField: 'createTime',
      text: ({ createTime }) => formats.dateTime(createTime),
    },
    { id: 'profileID', header: text('template.profileID'), width: 168, text: ({ profileID }) => profileID },
    {
      id: 'description',
      header: text('template.description'),
      width: 320,
      text: ({ description }) => textIn(description, language),
    },
    {
      id: 'otherNames',
      header: text('template.otherNames'),
      width: 400,
      text: ({ name }) => joinOtherLanguages(name, language),
      cell: ({ name }) => <OtherLanguages of={name} />,
    },
  ];
}
