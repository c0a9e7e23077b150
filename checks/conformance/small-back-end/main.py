"""Starts the back end: `python3 main.py --port 4500`. Each request passes the checks in the order of the page."""
import argparse
import pathlib
import sys

sys.dont_write_bytecode = True  # Nothing is written into the checkout.

import applications
import life
import pictures
import sessions
import systems
from contract import Contract
from repeats import Repeats, fingerprint
from server import Server, success
from uploads import read_upload
from wire import JSON_BYTES, UPLOAD_BYTES, Refusal, check_path, media_type, read_json, read_pairs

CONTRACT = pathlib.Path(__file__).resolve().parents[3] / 'packages/api/openapi.json'
BASE = '/api'
PUBLIC = '/systems/public/'
REFRESH, LOG_OUT = 'GET /auths/refresh', 'POST /auths/logouts'

HANDLERS = {
    'GET /systems/brokers/infos': systems.list_broker_infos,
    'GET /systems/configurations': systems.get_configuration,
    'GET /systems/countries': systems.list_countries,
    'GET /systems/functions': systems.list_functions,
    'POST /auths/logins': sessions.log_in,
    'GET /auths/refresh': sessions.refresh,
    'POST /auths/logouts': sessions.log_out,
    'GET /applications': applications.list_applications,
    'GET /applications/{id}': applications.get_application,
    'GET /applications/{id}/action_histories': applications.list_histories,
    'GET /applications/statuses': applications.count_statuses,
    'GET /applications/next_actions': life.list_next_actions,
    'PATCH /applications/statuses': life.change_statuses,
    'GET /systems/images/lists': pictures.list_presets,
    'POST /systems/images': pictures.create,
    'DELETE /systems/images': pictures.delete,
}
HANDLERS['GET /systems/capabilities'] = systems.capabilities([*HANDLERS, 'GET /systems/capabilities'])


class BackEnd:
    def __init__(self, contract):
        self.contract = contract
        self.repeats = Repeats()

    def decide(self, request):
        """The answer to a request as status, content type and bytes, or a Refusal."""
        address, _, query = request.target.partition('?')
        check_path(address)
        if not address.startswith(f'{BASE}/'):
            raise Refusal('E0003')
        address = address.removeprefix(BASE)
        if address.startswith(PUBLIC):
            return success(pictures.get_public(request.method, address.removeprefix(PUBLIC)), request.language)
        call, request.path = self.contract.find(request.method, address)
        check_size(call, request)
        check_session(call, request)
        check_access(call, request)
        touch(call, request)
        read_body(call, request)
        request.query = self.contract.read_parameters(call, request.path, read_pairs(query))
        self.contract.check_body(call, request.body)
        if not request.session or request.method not in ('POST', 'PATCH') or not request.idempotency_key:
            return success(call.handler(request), request.language)
        key = request.session.account.ref_id, call.name, request.target, request.idempotency_key
        body = fingerprint(request.content_type, request.content)
        answer = self.repeats.find(key, body)
        if answer is None:
            answer = success(call.handler(request), request.language)
            self.repeats.keep(key, body, answer)
        return answer


def check_size(call, request):
    most = UPLOAD_BYTES if call.files else JSON_BYTES
    if request.size > most:
        raise Refusal('E0013', {'maxBytes': most})


def check_session(call, request):
    session = sessions.find(request.token)
    if call.access['rule'] == 'anybody':
        # Without signatures a token that does not count is ignored here.
        is_own = session and request.broker_code in ('', session.account.broker_code)
        if is_own and not session.has_ended() and session.state_of(request.token) == 'live':
            request.session = session
        return
    if session is None:
        raise Refusal('E0001', {'reason': 'timeout'})
    session.refuse_if_ended()
    state = session.state_of(request.token)
    if call.name != REFRESH and state == 'replaced':
        raise Refusal('E0001', {'reason': 'timeout'})
    request.session = session
    if call.name != REFRESH and state == 'old':
        raise Refusal('E0001', {'reason': 'timeout', 'canRefresh': True})


def check_access(call, request):
    is_public = call.access['rule'] == 'anybody'
    account = None if is_public else request.session.account
    if account and request.broker_code not in ('', account.broker_code):
        raise Refusal('E0002')
    if request.view_as is not None and call.name not in (REFRESH, LOG_OUT) and (call.changes or not is_public):
        # Views are left out.
        raise Refusal('E0016', {'rule': 'view-as-read-only'})
    if account and not is_permitted(call.access, account):
        raise Refusal('E0002')


def is_permitted(access, account):
    if access['rule'] == 'signed-in':
        return True
    if access['rule'] == 'internal' or (access.get('internal') and account.is_provider):
        return account.is_provider
    return not account.functions.isdisjoint(access['anyOf'])


def touch(call, request):
    session = request.session
    if session and not request.is_passive and (call.name != REFRESH or session.state_of(request.token) == 'live'):
        session.touch()


def read_body(call, request):
    if call.files:
        request.body, request.files = read_upload(call, request.content_type, request.content)
    elif request.method == 'GET' or not request.content:
        request.body = {}
    elif media_type(request.content_type) != 'application/json':
        raise Refusal('E0017')
    else:
        request.body = read_json(request.content)


def main():
    parser = argparse.ArgumentParser(description='A small back end for the portal.')
    parser.add_argument('--port', type=int, default=0, help='0 for any that is free')
    parser.add_argument('--contract', default=CONTRACT, help='the OpenAPI document')
    options = parser.parse_args()
    server = Server(options.port, BackEnd(Contract(options.contract, HANDLERS)).decide)
    print(f'http://127.0.0.1:{server.server_port}', flush=True)
    try:
        server.serve_forever()
    except KeyboardInterrupt:
        server.server_close()


if __name__ == '__main__':
    main()
