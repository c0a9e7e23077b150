"""The life of an application: the table of `docs/backend.md`, and the call that takes a step."""
import datetime
from typing import NamedTuple

from applications import STATUSES, own_application, summary, today, whole
from data import instant, write_history
from texts import message
from wire import Refusal

READERS = {'RAO_CLIENT_MANAMEMENT', 'RAO_CHECK_DOCUMENT'}
DAYS_AFTER_REJECTION = 90


class Step(NamedTuple):
    function: str
    sources: tuple
    target: str | None = None
    reason: str = 'none'


STEPS = {
    'correct': Step('RAO_CM_CORRECT', ('SUB', 'RSB'), 'RTC', 'required'),
    'finishCorrection': Step('RAO_CM_CORRECT', ('RTC',), 'RSB'),
    'reinput': Step('RAO_CM_REINPUT', ('SUB', 'RSB', 'CHK', 'CCF'), 'RTR', 'required'),
    'verify': Step('RAO_CM_VERIFY', ('SUB', 'RSB'), 'CHK'),
    'returnToUnchecked': Step('RAO_CM_VERIFY', ('CHK',), 'SUB'),
    'reject': Step('RAO_CM_REJECT', ('SUB', 'RSB', 'CHK', 'CCF', 'CCS', 'GOF', 'OFC'), 'REJ', 'optional'),
    # Steps without a target belong to calls that this back end does not have.
    'delete': Step('RAO_CM_DELETE', ('PND', 'REJ', 'ARC')),
    'certify': Step('RAO_CHECK_DOCUMENT', ('CHK', 'CCF')),
    'generateForm': Step('RAO_CHECK_DOCUMENT', ('CCS',)),
    'confirmForm': Step('RAO_CHECK_DOCUMENT', ('GOF',), 'OFC'),
    'returnForm': Step('RAO_CHECK_DOCUMENT', ('OFC',), 'GOF'),
    'signForm': Step('RAO_CHECK_DOCUMENT', ('OFC',)),
    'importToBackOffice': Step('RAO_CM_IMPORT', ('SOF', 'IPF', 'CHK')),
    'download': Step('RAO_CM_DOWNLOAD', tuple(status for status in STATUSES if status != 'PND')),
    'archive': Step('RAO_CM_ARCHIVE', ('IBO', 'REJ'), 'ARC'),
}


def next_actions(account, status):
    """Without the steps whose calls are missing."""
    return [action for action, step in STEPS.items()
            if status in step.sources and step.function in account.functions and step.target]


def list_next_actions(request):
    status = request.query['status']
    return {'status': status, 'actions': next_actions(request.session.account, status)}


def change_statuses(request):
    action, entries = request.body['action'], request.body['applications']
    step, account = STEPS[action], request.session.account
    reason = (request.body.get('reason') or '').strip() or None
    if step.function not in account.functions:
        raise Refusal('E0002')
    check_fields(step, reason, [entry['applyID'] for entry in entries])
    if len(entries) == 1:
        results = [take_step(request, action, entries[0], reason)]
    else:
        results = [try_step(request, action, entry, reason) for entry in entries]
    changed = sum(result['code'] == 'OK' for result in results)
    return {'changed': changed, 'refused': len(results) - changed, 'results': results}


def check_fields(step, reason, identifiers):
    problems = [(f'applications.{index}.applyID', 'unique') for index, one in enumerate(identifiers)
                if one in identifiers[:index]]
    if step.reason == 'required' and reason is None:
        problems.append(('reason', 'required'))
    if step.reason == 'none' and reason is not None:
        problems.append(('reason', 'none'))
    if problems:
        raise Refusal('E0004', problems=problems)


def try_step(request, action, entry, reason):
    """One of several: its refusal is a line of the answer."""
    try:
        return take_step(request, action, entry, reason)
    except Refusal as refusal:
        data = refusal.data or {}
        current = None if refusal.code == 'E0003' else summary(own_application(request, entry['applyID']))
        return {'applyID': entry['applyID'], 'code': refusal.code, 'message': message(refusal.code, request.language),
                'application': current, 'by': data.get('by'), 'at': data.get('at')}


def take_step(request, action, entry, reason):
    account = request.session.account
    application = own_application(request, entry['applyID'])
    record, step = application.record, STEPS[action]
    if entry['version'] != record['version']:
        current = whole(application) if account.functions & READERS else None
        raise Refusal('E0005', {'current': current, 'by': record['updateBy'], 'at': record['updateTime']})
    if record['status'] not in step.sources:
        raise Refusal('E0015', {'applyID': record['applyID'], 'status': record['status'],
                                'actions': next_actions(account, record['status'])})
    before, now = record['status'], instant(datetime.datetime.now(datetime.timezone.utc))
    record.update(status=step.target, version=record['version'] + 1, statusDate=now, updateTime=now,
                  updateBy=account.name)
    if step.reason != 'none':
        record['reason'] = reason
    application.deletion_day = today() + datetime.timedelta(days=DAYS_AFTER_REJECTION) if action == 'reject' else None
    write_history(application, action, before, 'staff', account.name, now, reason)
    return {'applyID': record['applyID'], 'code': 'OK', 'message': '', 'application': summary(application),
            'by': None, 'at': None}
