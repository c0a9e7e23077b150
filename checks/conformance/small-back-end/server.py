"""HTTP: reads a request to its end, lets `decide` answer it, and sends the answer."""
import http.server
import json
import re
import threading
import traceback
import uuid

from texts import LANGUAGES, message
from wire import STATUS, UPLOAD_BYTES, File, Refusal, Request

# One request at a time changes the records. A repeat that overtakes its first thus waits for it.
lock = threading.Lock()


class Handler(http.server.BaseHTTPRequestHandler):
    protocol_version = 'HTTP/1.1'
    default_request_version = 'HTTP/1.0'
    timeout = 60
    wbufsize = 1 << 16
    disable_nagle_algorithm = True

    def __getattr__(self, name):
        """`http.server` looks for `do_GET` and so on: a method that no call has is answered, too."""
        if name.startswith('do_'):
            return self.answer
        raise AttributeError(name)

    def handle_expect_100(self):
        super().handle_expect_100()
        self.wfile.flush()
        return True

    def answer(self):
        language = self.headers.get('Api-Lang')
        request = Request(
            method=self.command, target=self.requestline.split()[1], content_type=self.headers.get('Content-Type', ''),
            language=language if language in LANGUAGES else LANGUAGES[0],
            broker_code=self.headers.get('Broker-Code', ''), token=self.headers.get('Token', ''),
            refresh_token=self.headers.get('Refresh-Token', ''), is_passive=self.headers.get('Activity') == 'passive',
            view_as=self.headers.get('View-As'),
            idempotency_key=self.headers.get('Idempotency-Key', ''),
        )
        ended_sec = None
        try:
            self.read_body(request)
            with lock:
                answer = self.server.decide(request)
        except Refusal as refusal:
            answer = as_json(refusal.code, refusal.envelope(request.language))
            ended_sec = 0 if refusal.code == 'E0001' else None
        except (ConnectionError, TimeoutError):
            self.close_connection = True
            return
        except Exception:
            traceback.print_exc()
            answer = as_json('E0099', Refusal('E0099').envelope(request.language))
        self.send(*answer, request.session.remaining_sec() if request.session else ended_sec)

    def read_body(self, request):
        """Too large a body is read to its end, but not kept."""
        encoding, lengths = self.headers.get('Transfer-Encoding'), self.headers.get_all('Content-Length', [])
        is_plain_length = len(lengths) == 1 and lengths[0].isascii() and lengths[0].isdigit()
        if (encoding and (lengths or encoding.lower() != 'chunked')) or (lengths and not is_plain_length):
            self.close_connection = True
            raise Refusal('E0017')
        if encoding:
            while size := self.chunk_size():
                self.take(request, size)
                self.rfile.readline(3)
            while self.rfile.readline(1 << 16).strip():
                pass
        elif lengths:
            self.take(request, int(lengths[0]))

    def chunk_size(self):
        size = self.rfile.readline(1 << 16).split(b';')[0].strip()
        if not re.fullmatch(rb'[0-9A-Fa-f]{1,15}', size):
            self.close_connection = True
            raise Refusal('E0017')
        return int(size, 16)

    def take(self, request, size):
        request.size += size
        while size > 0:
            piece = self.rfile.read(min(size, 1 << 16))
            if not piece:
                raise ConnectionError
            size -= len(piece)
            if request.size <= UPLOAD_BYTES:
                request.content += piece

    def send(self, status, content_type, content, remaining=None):
        self.send_response(status)
        self.send_header('Request-Id', str(uuid.uuid4()))
        self.send_header('Content-Type', content_type)
        self.send_header('Content-Length', str(len(content)))
        self.send_header('Cache-Control', 'max-age=300' if content_type.startswith('image/') else 'no-store')
        if remaining is not None:
            self.send_header('Session-Remain-Sec', str(remaining))
        if self.close_connection:
            self.send_header('Connection', 'close')
        self.end_headers()
        if self.command != 'HEAD':
            self.wfile.write(content)

    def send_error(self, code, *_):
        """What `http.server` cannot read."""
        self.close_connection = True
        self.send(*as_json('E0017', Refusal('E0017').envelope(LANGUAGES[0])))

    def log_message(self, *_):
        """Nothing: the address is all that is printed."""


class Server(http.server.ThreadingHTTPServer):
    request_queue_size = 128

    def __init__(self, port, decide):
        super().__init__(('127.0.0.1', port), Handler)
        self.decide = decide


def as_json(code, envelope):
    return STATUS.get(code, 200), 'application/json; charset=utf-8', json.dumps(envelope).encode()


def success(data, language):
    if isinstance(data, File):
        return 200, data.content_type, data.content
    return as_json('OK', {'code': 'OK', 'message': message('OK', language), 'data': data})
