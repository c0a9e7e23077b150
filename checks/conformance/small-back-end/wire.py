"""What goes over the wire: paths, queries, JSON, multipart forms, and the envelope of answers."""
import json
import re
import urllib.parse
from dataclasses import dataclass, field

from texts import message, rule_message

STATUS = {'E0001': 401, 'E0002': 403, 'E0003': 404, 'E0013': 413, 'E0017': 400, 'E0099': 500}
JSON_BYTES = 4_000_000
UPLOAD_BYTES = 50_000_000


class Refusal(Exception):
    """An answer with the code of an error. `problems` are pairs of path and rule."""

    def __init__(self, code, data=None, problems=None):
        super().__init__(code)
        self.code = code
        self.data = data
        self.problems = problems

    def envelope(self, language):
        data = self.data
        if self.problems is not None:
            fields = [{'path': path, 'rule': rule, 'message': rule_message(rule, language)}
                      for path, rule in self.problems]
            data = {**(data or {}), 'fields': fields}
        return {'code': self.code, 'message': message(self.code, language), 'data': data}


@dataclass
class File:
    """Bytes, as they came in or as they are sent, without an envelope."""
    name: str
    content_type: str
    content: bytes


@dataclass
class Request:
    """A request as it came in, and what the checks have made of it."""
    method: str
    target: str
    content_type: str
    language: str
    broker_code: str
    token: str
    refresh_token: str
    is_passive: bool
    view_as: str | None
    idempotency_key: str
    size: int = 0
    content: bytearray = field(default_factory=bytearray)
    session: object = None
    path: dict = field(default_factory=dict)
    query: dict = field(default_factory=dict)
    body: object = None
    files: list = field(default_factory=list)


def check_path(path):
    """A path has one spelling: that of `encodeURIComponent`."""
    for segment in path.split('/')[1:]:
        try:
            text = urllib.parse.unquote(segment, errors='strict')
        except UnicodeDecodeError:
            raise Refusal('E0017') from None
        if segment in ('.', '..') or any(one in text for one in '/\\\0'):
            raise Refusal('E0017')
        if urllib.parse.quote(text, safe="-_.!~*'()") != segment:
            raise Refusal('E0017')
    if '//' in path:
        raise Refusal('E0017')


def read_pairs(query):
    """The parameters of a query in order, `+` for a space."""
    pairs = []
    for pair in filter(None, query.split('&')):
        name, _, value = pair.partition('=')
        pairs.append((decode(name), decode(value)))
    return pairs


def decode(text):
    if re.search('%(?![0-9A-Fa-f]{2})', text):
        raise Refusal('E0017')
    try:
        return urllib.parse.unquote(text.replace('+', ' '), errors='strict')
    except UnicodeDecodeError:
        raise Refusal('E0017') from None


def read_json(content):
    """`null` counts as an object without fields."""
    def refuse(_):
        raise ValueError

    try:
        value = json.loads(content.decode('utf-8'), parse_constant=refuse)
        return {} if value is None else value
    except (ValueError, RecursionError):
        raise Refusal('E0017') from None


def media_type(header):
    return header.split(';')[0].strip().lower()


def read_form(header, content):
    """The parts of a multipart form, as triples of name, file name (or None) and File."""
    boundary = parameter(header, 'boundary')
    if media_type(header) != 'multipart/form-data' or not boundary:
        raise Refusal('E0017')
    pieces = (b'\r\n' + bytes(content)).split(b'\r\n--' + boundary.encode('latin-1'))
    if len(pieces) < 2 or not re.fullmatch(rb'--\s*', pieces[-1]):
        raise Refusal('E0017')
    return [read_part(piece) for piece in pieces[1:-1]]


def read_part(piece):
    head, separator, content = piece.partition(b'\r\n\r\n')
    if not separator:
        raise Refusal('E0017')
    try:
        lines = head.decode('utf-8').split('\r\n')[1:]
    except UnicodeDecodeError:
        raise Refusal('E0017') from None
    headers = {name.strip().lower(): value.strip() for name, _, value in (line.partition(':') for line in lines)}
    disposition = headers.get('content-disposition', '')
    name = parameter(disposition, 'name')
    if name is None:
        raise Refusal('E0017')
    file_name = parameter(disposition, 'filename')
    # Some clients send the folder, too.
    base_name = re.split(r'[/\\]', file_name or '')[-1]
    return name, file_name, File(base_name, headers.get('content-type', 'text/plain'), content)


def parameter(header, name):
    """A parameter of a header; browsers write a quotation mark in a name as `%22`."""
    match = re.search(rf';\s*{name}=(?:"([^"]*)"|([^\s;"]+))', header, re.IGNORECASE)
    if match is None:
        return None
    return (match[1] if match[1] is not None else match[2]).replace('%22', '"')
