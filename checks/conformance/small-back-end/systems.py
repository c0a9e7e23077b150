"""What a page asks before anything else: brokers, configuration, countries, functions, capabilities."""
from data import ALL_FUNCTIONS, BROKERS, COUNTRIES, FUNCTIONS
from texts import local
from wire import Refusal

SESSION_SEC = 1800
DELETION_NOTICE_DAYS = 7
PRESET_IMAGES = {'maxCount': 100, 'maxBytes': 5_000_000}


def broker_info(code):
    display_code, name, _ = BROKERS[code]
    return {'brokerCode': code, 'displayCode': display_code, 'name': name,
            'logoUrl': f'/systems/public/logo-{display_code}.png',
            'iconUrl': f'/systems/public/icon-{display_code}.png', 'enabled': True}


def list_broker_infos(_):
    return [broker_info(code) for code in BROKERS]


def get_configuration(request):
    code = request.session.account.broker_code if request.session else request.broker_code
    if code not in BROKERS:
        raise Refusal('E0003')
    limit = {'maxCount': 10, 'maxBytes': 5_000_000}
    return {
        'broker': broker_info(code),
        'accentColour': BROKERS[code][2],
        'loginPage': {'title': BROKERS[code][1], 'text': local('Welcome.', '欢迎。', '歡迎。')},
        'advertisements': {'beforeLogin': [], 'afterLogin': []},
        'textOverrides': {'en': {}, 'zh-Hans': {}, 'zh-Hant': {}},
        'session': {'lengthSec': SESSION_SEC, 'warnBeforeSec': 300},
        'passwordPolicy': {'minLength': 10, 'maxLength': 128, 'uppercase': True, 'lowercase': True, 'digit': True},
        'deletionNoticeDays': DELETION_NOTICE_DAYS,
        'twoFactorActions': [],
        'limits': {
            'verificationCode': {'digits': 6, 'lifeSec': 300, 'tries': 5, 'resendSec': 60},
            'advertisements': limit, 'presetImages': PRESET_IMAGES, 'noticeAttachments': limit,
            'noticeTitleLength': 200, 'noticeContentLength': 5000,
            'openingFormTemplateBytes': 10_485_760, 'questionFileBytes': 5_000_000, 'topReferrers': 10,
        },
    }


def list_countries(_):
    return [{'code': code, 'name': name, 'areaCode': area_code} for code, area_code, name in COUNTRIES]


def list_functions(request):
    """The provider's staff get the master tree, with versions."""
    return function_tree(ALL_FUNCTIONS, {'version': 1} if request.session.account.is_provider else {})


def function_tree(granted, more, parent=None):
    return [
        {'functionID': f'F-{code}', 'parentID': parent and f'F-{parent}', 'functionCode': code, 'name': name,
         'category': category, **more, 'children': function_tree(granted, more, code)}
        for code, above, category, name in FUNCTIONS if above == parent and code in granted
    ]


def capabilities(calls):
    """Signatures, the second factor and View-As are left out."""
    return lambda _: {'version': '1.1', 'parts': ['idempotency-keys'], 'calls': list(calls)}
