"""The records that are made at the start. All persons are fictional."""
import datetime
import hashlib
import hmac
import itertools
import secrets
from dataclasses import dataclass, field

from texts import local

PASSWORD = 'Brokerdesk2026'
START = datetime.datetime.now(datetime.timezone.utc)
SECRET = secrets.token_bytes(32)

BROKERS = {
    'DEMO': ('demo', local('Demo Securities', '示范证券', '示範證券'), '#0b6e4f'),
    'HARBOUR': ('harbour', local('Harbour Securities', '海港证券', '海港證券'), '#1f4e8c'),
    '2GO': ('2go', local('2GO', '2GO', '2GO'), '#5b2a86'),
}

# Code, the code above it, category, name.
FUNCTIONS = [
    ('RAO', None, 'Admin', local('Account Opening', '开户', '開戶')),
    ('RAO_CLIENT_MANAMEMENT', 'RAO', 'Admin', local('Client Management', '客户管理', '客戶管理')),
    ('RAO_CM_CORRECT', 'RAO_CLIENT_MANAMEMENT', 'Business', local('Correct application', '更正申请', '更正申請')),
    ('RAO_CM_REINPUT', 'RAO_CLIENT_MANAMEMENT', 'Business',
     local('Return application for reinput', '退回申请重填', '退回申請重填')),
    ('RAO_CM_VERIFY', 'RAO_CLIENT_MANAMEMENT', 'Business', local('Verify application', '核实申请', '核實申請')),
    ('RAO_CM_REJECT', 'RAO_CLIENT_MANAMEMENT', 'Business', local('Reject application', '拒绝申请', '拒絕申請')),
    ('RAO_CM_ARCHIVE', 'RAO_CLIENT_MANAMEMENT', 'Business', local('Archive application', '归档申请', '歸檔申請')),
    ('RAO_CHECK_DOCUMENT', 'RAO', 'Admin', local('Check Documents', '审核文件', '審核文件')),
]
ALL_FUNCTIONS = frozenset(code for code, *_ in FUNCTIONS)

COUNTRIES = [
    ('HK', '+852', local('Hong Kong', '香港', '香港')),
    ('CN', '+86', local('Mainland China', '中国内地', '中國內地')),
    ('MO', '+853', local('Macau', '澳门', '澳門')),
    ('AU', '+61', local('Australia', '澳大利亚', '澳洲')),
    ('CA', '+1', local('Canada', '加拿大', '加拿大')),
    ('FR', '+33', local('France', '法国', '法國')),
    ('DE', '+49', local('Germany', '德国', '德國')),
    ('JP', '+81', local('Japan', '日本', '日本')),
    ('MY', '+60', local('Malaysia', '马来西亚', '馬來西亞')),
    ('SG', '+65', local('Singapore', '新加坡', '新加坡')),
    ('GB', '+44', local('United Kingdom', '英国', '英國')),
    ('US', '+1', local('United States', '美国', '美國')),
]

FAMILY_NAMES = [
    ('Chan', '陳'), ('Wong', '黃'), ('Lee', '李'), ('Cheung', '張'), ('Lau', '劉'), ('Ho', '何'), ('Leung', '梁'),
    ('Ng', '吳'), ('Lam', '林'), ('Kwok', '郭'), ('Yip', '葉'), ('Tsang', '曾'), ('Tang', '鄧'), ('Fung', '馮'),
    ('Cheng', '鄭'), ('Mak', '麥'), ('So', '蘇'), ('Lo', '羅'), ('Chow', '周'), ('Yeung', '楊'),
]
FIRST_NAMES = [
    ('Ka Man', '嘉敏'), ('Chi Wai', '志偉'), ('Wing Yan', '詠欣'), ('Tsz Kin', '子健'), ('Mei Ling', '美玲'),
    ('Kwok Keung', '國強'), ('Siu Fong', '小芳'), ('Ho Yin', '浩然'), ('Yuk Lan', '玉蘭'), ('Wai Ming', '偉明'),
    ('Hiu Tung', '曉彤'), ('Man Hin', '文軒'), ('Suk Yee', '淑儀'),
]
# The characters of these names that differ; a real back end takes them from the Unihan database.
SIMPLIFY = str.maketrans('陳黃張劉吳葉鄧馮鄭麥蘇羅楊偉詠國強蘭曉軒儀', '陈黄张刘吴叶邓冯郑麦苏罗杨伟咏国强兰晓轩仪')

STATUSES_AT_START = {
    'DEMO': 'SUB*14 CHK*5 RTC*3 RTR*2 RSB*3 REJ*3 ARC*3 IBO*3 PND*2 GOF*1 OFC*1',
    'HARBOUR': 'SUB*5 CHK*2 RTC*1 REJ*1 ARC*1 IBO*1 PND*1',
}
# How an application got there: action, status afterwards, and who.
ARRIVAL = {
    'PND': [],
    'SUB': [('submit', 'SUB', 'applicant')],
    'RTC': [('correct', 'RTC', 'staff')],
    'RTR': [('reinput', 'RTR', 'staff')],
    'RSB': [('correct', 'RTC', 'staff'), ('finishCorrection', 'RSB', 'staff')],
    'CHK': [('verify', 'CHK', 'staff')],
    'REJ': [('reject', 'REJ', 'staff')],
    'ARC': [('reject', 'REJ', 'staff'), ('archive', 'ARC', 'staff')],
    'GOF': [('verify', 'CHK', 'staff'), ('certify', 'CCS', 'staff'), ('generateForm', 'GOF', 'staff')],
    'OFC': [('verify', 'CHK', 'staff'), ('certify', 'CCS', 'staff'), ('generateForm', 'GOF', 'staff'),
            ('confirmForm', 'OFC', 'staff')],
    'IBO': [('verify', 'CHK', 'staff'), ('importToBackOffice', 'IBO', 'staff')],
}
SEED_REASONS = {'correct': 'The address is not complete.', 'reinput': 'Please photograph your identity card again.',
                'reject': 'The identity document has expired.'}
REFERRERS = [local('Kowloon Branch', '九龙分行', '九龍分行'), local('Online Campaign', '网上推广', '網上推廣')]
PROFILES = [local('Individual account', '个人账户', '個人賬戶'), local('Margin account', '保证金账户', '孖展賬戶')]


@dataclass
class Account:
    ref_id: str
    broker_code: str
    user_id: str
    name: str
    kind: str
    functions: frozenset
    last_sign_in: str | None = None

    def __post_init__(self):
        self.salt = secrets.token_bytes(16)
        self.password_hash = self.hash(PASSWORD)
        self.draft_key = hmac.new(SECRET, self.ref_id.encode(), 'sha256').hexdigest()

    @property
    def is_provider(self):
        return self.broker_code == '2GO'

    def hash(self, password):
        return hashlib.scrypt(password.encode('utf-8', 'surrogatepass'), salt=self.salt, n=2 ** 13, r=8, p=1)

    def has_password(self, password):
        return hmac.compare_digest(self.hash(password), self.password_hash)


@dataclass
class Application:
    broker_code: str
    record: dict
    deletion_day: datetime.date | None = None
    history: list = field(default_factory=list)


def instant(time):
    return time.astimezone(datetime.timezone.utc).isoformat(timespec='milliseconds').replace('+00:00', 'Z')


def day_of(text):
    """The day of an instant in Shanghai."""
    return (datetime.datetime.fromisoformat(text.replace('Z', '+00:00')) + datetime.timedelta(hours=8)).date()


def make_accounts():
    accounts = [
        Account('U1001', 'DEMO', 'demo.admin', 'Demo Administrator', 'Administrator', ALL_FUNCTIONS),
        Account('U1002', 'DEMO', 'demo.reader', 'Demo Reader', 'Operator', frozenset()),
        Account('U1003', 'DEMO', 'demo.spare', 'Demo Spare', 'Operator', frozenset()),
        Account('U2001', 'HARBOUR', 'harbour.admin', 'Harbour Administrator', 'Administrator', ALL_FUNCTIONS),
        Account('U9001', '2GO', 'provider.admin', 'Provider Administrator', 'Super Administrator', frozenset()),
    ]
    return {(account.broker_code, account.user_id): account for account in accounts}


def make_applications():
    applications, numbers = {}, itertools.count()
    for broker_code, statuses in STATUSES_AT_START.items():
        for status, count in (one.split('*') for one in statuses.split()):
            for _ in range(int(count)):
                application = make_application(next(numbers), broker_code, status)
                applications[application.record['applyID']] = application
    return applications


def make_application(number, broker_code, status):
    family_name, family_characters = FAMILY_NAMES[number % 20]
    first_name, first_characters = FIRST_NAMES[number * 5 % 13]
    region = ('HK', 'HK', 'CN', 'HK', 'MO', 'OVERSEAS')[number % 6]
    chinese_name = '' if region == 'OVERSEAS' else family_characters + first_characters
    id_type = {'CN': 'MAINLAND_ID', 'OVERSEAS': 'PASSPORT'}.get(region, 'HKID')
    started = START - datetime.timedelta(days=2 + number * 7 % 50, minutes=number * 37)
    apply_id = f'A{100001 + number}'
    referrer = number % 3
    record = {
        'applyID': apply_id, 'status': 'PND',
        'customAccountNum': f'{200001 + number:09}' if status in ('IBO', 'CHK') else None,
        'nickname': None,
        'chiName': chinese_name.translate(SIMPLIFY) if region == 'CN' else chinese_name,
        'lastName': family_name, 'firstName': first_name,
        'mobile': f'+852 5550 {100 + number:04}', 'email': f'applicant{number + 1}@example.com',
        'idType': id_type,
        'idCardNumber': {'HKID': f'Z{900100 + number}({number % 10})', 'PASSPORT': f'XX{7000100 + number}',
                         'MAINLAND_ID': f'99010119900101{1000 + number}'}[id_type],
        'region': region,
        'profileID': f'{broker_code}-P{number % 2 + 1}', 'profileName': PROFILES[number % 2],
        'referrerID': None if referrer == 2 else f'{broker_code}-R{referrer + 1}',
        'stayPage': {'pageID': 'person', 'title': local('About you', '个人资料', '個人資料')},
        'applyDate': instant(started), 'statusDate': instant(started),
        'deletedInDays': None, 'work': None, 'version': 1,
        'birthDate': f'{1960 + number % 40}-{number % 12 + 1:02}-{number % 28 + 1:02}',
        'ipAddress': f'203.0.113.{number + 1}', 'address': f'Flat {number + 1}A, 1 Example Street, Kowloon',
        'postalCode': None, 'recentPage': 'person', 'reason': None,
        'referrerName': None if referrer == 2 else REFERRERS[referrer],
        'importError': None, 'certificationError': None, 'certificateSerial': None,
        'updateTime': instant(started), 'updateBy': 'Applicant', 'pages': [], 'attachments': [],
    }
    application = Application(broker_code, record)
    write_history(application, 'start', None, 'applicant', 'Applicant', instant(started))
    steps = ARRIVAL[status] if status in ('PND', 'SUB') else ARRIVAL['SUB'] + ARRIVAL[status]
    for index, (action, to_status, kind) in enumerate(steps):
        time = instant(started + datetime.timedelta(hours=1 + 7 * index))
        arrive(application, action, to_status, (kind, 'Applicant' if kind == 'applicant' else 'Ada Example'), time)
    record['pages'] = [answers_page(record)]
    return application


def arrive(application, action, to_status, actor, time):
    record = application.record
    before = record['status']
    record.update(status=to_status, statusDate=time, updateTime=time, updateBy=actor[1],
                  version=record['version'] + 1, stayPage=None)
    if action in SEED_REASONS:
        record['reason'] = SEED_REASONS[action]
    application.deletion_day = day_of(time) + datetime.timedelta(days=90) if action == 'reject' else None
    write_history(application, action, before, *actor, time, SEED_REASONS.get(action))


def write_history(application, action, before, kind, name, time, reason=None):
    record = application.record
    application.history.insert(0, {
        'historyID': f'{record["applyID"]}-{len(application.history) + 1}', 'applyID': record['applyID'],
        'action': action, 'fromStatus': before, 'toStatus': record['status'],
        'actor': {'kind': kind, 'name': name}, 'time': time, 'reason': reason,
    })


def answers_page(record):
    questions = [('lastName', local('Last name', '姓', '姓')), ('firstName', local('First name', '名', '名')),
                 ('mobile', local('Mobile', '手机', '手機')), ('address', local('Address', '地址', '地址'))]
    answers = [{'questionID': name, 'label': label, 'type': 'Textbox', 'value': record[name],
                'display': local(*[record[name]] * 3), 'fileIDs': []} for name, label in questions]
    title = local('About you', '个人资料', '個人資料')
    return {'pageID': 'person', 'title': title, 'groups': [{'groupID': 'person-1', 'name': title, 'answers': answers}]}
