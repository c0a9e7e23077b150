"""The list of applications, one application, its history, and how many there are in each status."""
import datetime
import re
import unicodedata

from data import SIMPLIFY, day_of, make_applications
from wire import Refusal

SUMMARY = (
    'applyID', 'status', 'customAccountNum', 'nickname', 'chiName', 'lastName', 'firstName', 'mobile', 'email',
    'idType', 'idCardNumber', 'region', 'profileID', 'profileName', 'referrerID', 'stayPage', 'applyDate',
    'statusDate', 'deletedInDays', 'work', 'version',
)
STATUSES = (
    'PND', 'SUB', 'RTC', 'RTR', 'RSB', 'CHK', 'CCS', 'CCF', 'OFI', 'GOF', 'OFC', 'SOF', 'IPB', 'IPF', 'IBO', 'ARC', 'REJ',
)
PAGE_SIZE = 50

applications = make_applications()


def own_application(request, apply_id):
    """Another broker's application looks like none."""
    application = applications.get(apply_id)
    if application is None or application.broker_code != request.session.account.broker_code:
        raise Refusal('E0003')
    return application


def whole(application):
    days = application.deletion_day and (application.deletion_day - today()).days
    return {**application.record, 'deletedInDays': days}


def summary(application):
    record = whole(application)
    return {name: record[name] for name in SUMMARY}


def today():
    return (datetime.datetime.now(datetime.timezone.utc) + datetime.timedelta(hours=8)).date()


def get_application(request):
    return whole(own_application(request, request.path['id']))


def list_histories(request):
    return own_application(request, request.path['id']).history


def list_applications(request):
    found = filtered(request)
    statuses = request.query.get('status')
    if statuses is not None:
        wanted = statuses.split(',')
        if not set(wanted) <= set(STATUSES):
            raise Refusal('E0004', problems=[('status', 'list')])
        found = [one for one in found if one['status'] in wanted]
    return page_of(ordered(found, request.query.get('sort', '-applyDate'), 'applyID', sort_value), request.query)


def count_statuses(request):
    found = [one['status'] for one in filtered(request)]
    return {'total': len(found),
            'statuses': [{'status': status, 'count': found.count(status)} for status in STATUSES]}


def filtered(request):
    broker_code, query = request.session.account.broker_code, request.query
    return [summary(one) for one in applications.values()
            if one.broker_code == broker_code and is_wanted(one, query) and is_found(query.get('q', ''), one.record)]


def is_wanted(application, query):
    record = application.record
    others = query.get('otherReferrers', '').split(',')
    days = whole(application)['deletedInDays']
    tests = {
        'region': lambda value: record['region'] == value,
        'idType': lambda value: record['idType'] == value,
        'profileID': lambda value: record['profileID'] == value,
        'referrerID': lambda value: (record['referrerID'] or 'none') == value,
        'customAccountNum': lambda value: (record['customAccountNum'] or 'none').startswith(value),
        'underway': lambda value: (record['work'] is not None) == (value == 'true'),
        'otherReferrers': lambda _: record['referrerID'] is not None and record['referrerID'] not in others,
        'stayPage': lambda value: record['status'] == 'PND' and (record['stayPage'] or {}).get('pageID', 'none') == value,
        'deletedWithinDays': lambda value: days is not None and days <= value,
    }
    in_ranges = (
        in_range(day_of(record['applyDate']), query, 'applyDate')
        and in_range(day_of(record['statusDate']), query, 'statusDate')
        and in_range(application.deletion_day, query, 'deletionDate')
    )
    return in_ranges and all(test(query[name]) for name, test in tests.items() if name in query)


def in_range(day, query, name):
    first, last = query.get(f'{name}From'), query.get(f'{name}To')
    if first is None and last is None:
        return True
    return day is not None and (first or '') <= day.isoformat() <= (last or '9999-12-31')


def is_found(search, record):
    """A number or a name that contains the search, or names that contain each of its words."""
    names = [record['chiName'], f'{record["lastName"]} {record["firstName"]}']
    if not search.strip():
        return True
    numbers = [record['applyID'], record['customAccountNum'] or '', record['mobile'], record['idCardNumber']]
    return bool(plain(search)) and (finds(search, numbers + names) or all(finds(word, names) for word in search.split()))


def finds(search, fields):
    """Whether the search occurs within one of the fields."""
    return any(plain(search) in plain(one) for one in fields)


def plain(text):
    """Without case, width, accents, spaces and punctuation, in simplified characters."""
    text = unicodedata.normalize('NFKD', text).casefold().translate(SIMPLIFY)
    return ''.join(one for one in text if unicodedata.category(one)[0] in 'LN')


def sort_value(record, name):
    if name == 'status':
        return STATUSES.index(record['status'])
    if name == 'lastName':
        return collated(record['lastName']), collated(record['firstName'])
    return record[name]


def collated(text):
    """Without regard to case, numbers by their value; enough for names in Latin letters."""
    parts = re.split('([0-9]+)', text.casefold())
    return [(int(part), '') if part.isdecimal() else (-1, part) for part in parts if part]


def ordered(records, sort, identifier, value_of):
    """Equal values by the identifier, empty values last in both directions."""
    name = sort.lstrip('-')
    records = sorted(records, key=lambda record: record[identifier])
    empty = [record for record in records if record[name] in (None, '')]
    others = [record for record in records if record[name] not in (None, '')]
    # `reverse` keeps the order of equal values.
    others.sort(key=lambda record: value_of(record, name), reverse=sort.startswith('-'))
    return others + empty


def page_of(records, query):
    page, size = query.get('page', 1), query.get('size', PAGE_SIZE)
    return {'items': records[(page - 1) * size:page * size], 'page': page, 'size': size, 'total': len(records)}
