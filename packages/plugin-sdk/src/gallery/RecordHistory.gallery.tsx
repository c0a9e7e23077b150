import { listFunctions, listSystemActions, type OperationRecord } from '@brokerdesk/api';
import { ApiError } from '../services/errors.ts';
import { HistoryDialog, RecordHistory } from '../kit/lazyDialogs.tsx';
import type { ApiClient } from '../services/hostServices.ts';
import { createTestApi } from '../test-doubles/createTestApi.ts';
import type { GalleryPage, GalleryState, Translate } from './GalleryPage.ts';

/** RecordHistory, and HistoryDialog around it. */
export const gallery: GalleryPage = {
  title: 'RecordHistory',
  states: [
    state('Records', recordsFrom(30)),
    state('Empty', recordsFrom(0)),
    state('Loading'),
    state('Failed', rejectedWith('E0099', 'The server has a problem.')),
    state('Not permitted', rejectedWith('E0002', '')),
    {
      name: 'In a dialog',
      isFullWindow: true,
      api: recordsFrom(3),
      render: (translate) => (
        <HistoryDialog
          targetID="R1"
          recordName={translate('Reviewer', '审核员', '審核員')}
          operationName={() => translate('Role changed', '修改角色', '修改角色')}
          fieldName={(field) => (field === 'name' ? translate('Name', '名称', '名稱') : undefined)}
          onClose={() => {}}
        />
      ),
    },
  ],
};

function state(name: string, api?: ApiClient): GalleryState {
  return { name, render: (translate) => <History translate={translate} />, ...(api && { api }) };
}

function History({ translate }: { readonly translate: Translate }) {
  const names: Readonly<Record<string, string>> = {
    'role.create': translate('Role created', '新建角色', '新增角色'),
    'role.change': translate('Role changed', '修改角色', '修改角色'),
    name: translate('Name', '名称', '名稱'),
    functionCodes: translate('Functions', '功能', '功能'),
  };
  return (
    <RecordHistory
      targetID="R1"
      operationName={(operation) => names[operation]}
      fieldName={(field) => names[field]}
      formatValue={(field, value) => (field === 'functionCodes' ? value.split(', ') : undefined)}
    />
  );
}

function recordsFrom(total: number): ApiClient {
  return createTestApi(({ endpoint, query }) => {
    if (endpoint === listSystemActions) return [];
    const { page, size } = query as { page: number; size: number };
    const items = Array.from({ length: total }, (_, index) => record(index)).slice((page - 1) * size, page * size);
    return { items, page, size, total };
  });
}

function rejectedWith(code: ApiError['code'], message: string): ApiClient {
  return createTestApi(({ endpoint }) => {
    // The names of functions: their codes are shown without them.
    if (endpoint === listFunctions || endpoint === listSystemActions) return [];
    throw new ApiError({ code, message, data: null, requestId: 'req-1' });
  });
}

function record(index: number): OperationRecord {
  const changes = [
    { field: 'name', before: 'Reader', after: 'Reviewer' },
    { field: 'functionCodes', before: 'RAO, RAO_DATA_CHART', after: 'RAO, RAO_CLIENT_MANAMEMENT' },
  ];
  return {
    recordID: `O${index}`,
    brokerCode: 'DEMO',
    time: new Date(Date.UTC(2026, 10, 20, 6) - index * 86_400_000).toISOString(),
    operation: index === 29 ? 'role.create' : 'role.change',
    actor: {
      kind: index === 1 ? 'system' : 'staff',
      refID: null,
      userID: null,
      userName: index === 1 ? null : 'lee.sc',
    },
    targetID: 'R1',
    targetName: 'Reviewer',
    changes: index % 3 === 0 ? changes : [],
    requestId: null,
    pluginId: null,
  };
}
