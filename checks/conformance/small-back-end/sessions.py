"""The sign-in, and sessions with their tokens."""
import datetime
import math
import secrets
import time
from typing import NamedTuple

from data import BROKERS, instant, make_accounts
from systems import SESSION_SEC, function_tree
from wire import Refusal

TOKEN_SEC = 1800
LONGEST_SEC = 12 * 3600
REPEAT_SEC = 10
LOCK_SEC = 15 * 60
TRIES = 5
FORGET_SEC = 24 * 3600


class Pair(NamedTuple):
    token: str
    refresh_token: str
    issued: float


class Session:
    def __init__(self, account):
        self.account = account
        self.start = self.last_request = time.monotonic()
        self.end_reason = None
        self.pairs = []  # the newest last
        self.rotate()

    def rotate(self):
        self.pairs.append(Pair(secrets.token_urlsafe(32), secrets.token_urlsafe(32), time.monotonic()))
        sessions[self.pairs[-1].token] = self

    def remaining_sec(self):
        if self.end_reason:
            return 0
        end = min(self.last_request + SESSION_SEC, self.start + LONGEST_SEC)
        return max(0, round(end - time.monotonic()))

    def has_ended(self):
        if self.remaining_sec() == 0:
            self.end('timeout')
        return self.end_reason is not None

    def end(self, reason):
        self.end_reason = self.end_reason or reason

    def touch(self):
        self.last_request = time.monotonic()

    def accepted_pairs(self):
        """The newest pair, and for a while the one before, because requests are in flight."""
        is_fresh = time.monotonic() - self.pairs[-1].issued <= REPEAT_SEC
        return self.pairs[-2:] if is_fresh else self.pairs[-1:]

    def state_of(self, token):
        """`live`, `old` for one that needs a refresh, or `replaced`."""
        pair = next((pair for pair in self.accepted_pairs() if pair.token == token), None)
        if pair is None:
            return 'replaced'
        return 'live' if time.monotonic() - pair.issued < TOKEN_SEC else 'old'

    def refuse_if_ended(self):
        if self.has_ended():
            raise Refusal('E0001', {'reason': self.end_reason})


accounts = make_accounts()
query_keys = {code: {'id': 'k1', 'key': secrets.token_urlsafe(32)} for code in BROKERS}
sessions = {}  # by each token that they ever had
failures = {}  # how many sign-ins have failed and when the last one did, by broker and login name


def find(token):
    return sessions.get(token)


def log_in(request):
    broker_code, user_id = request.broker_code, request.body['userID'].lower()
    if broker_code not in BROKERS:
        raise Refusal('E0003')
    now = time.monotonic()
    forget(now)
    # Login names that do not exist are locked, too: otherwise the lock would tell which do.
    tries, last_try = failures.get((broker_code, user_id), (0, now))
    if tries >= TRIES:
        raise Refusal('E0011', {'retryAfterSec': math.ceil(last_try + LOCK_SEC - now)})
    account = accounts.get((broker_code, user_id))
    if account is None or not account.has_password(request.body['password']):
        failures[broker_code, user_id] = tries + 1, now
        raise Refusal('E0006')
    failures.pop((broker_code, user_id), None)
    for session in sessions.values():
        if session.account is account:
            session.end('other-device')
    request.session = Session(account)
    last_sign_in, account.last_sign_in = account.last_sign_in, instant(datetime.datetime.now(datetime.timezone.utc))
    pair = request.session.pairs[-1]
    return {
        'token': pair.token, 'refreshToken': pair.refresh_token,
        'user': {'refID': account.ref_id, 'userID': account.user_id, 'userName': account.name, 'type': account.kind,
                 'brokerCode': broker_code, 'lastLoginTime': last_sign_in},
        'functions': function_tree(account.functions, {}),
        'queryKey': query_keys[broker_code], 'draftKey': account.draft_key, 'mustChangePassword': False,
    }


def forget(now):
    for token in [token for token, session in sessions.items() if now - session.last_request > FORGET_SEC]:
        del sessions[token]
    for name in [name for name, (_, last_try) in failures.items() if now - last_try >= LOCK_SEC]:
        del failures[name]


def refresh(request):
    """The refresh token decides; the token may be any that the session has had."""
    session, refresh_token = request.session, request.refresh_token
    known = [pair.refresh_token for pair in session.pairs]
    accepted = [pair.refresh_token for pair in session.accepted_pairs()]
    if refresh_token in known and refresh_token not in accepted:
        # It was used before, and may have been stolen.
        session.end('logged-out')
        request.session = None
        session.refuse_if_ended()
    if refresh_token not in known:
        raise Refusal('E0001', {'reason': 'timeout'})
    if refresh_token == known[-1]:
        session.rotate()
    return {'token': session.pairs[-1].token, 'refreshToken': session.pairs[-1].refresh_token}


def log_out(request):
    request.session.end('logged-out')
    request.session = None
