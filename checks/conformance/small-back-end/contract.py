"""The OpenAPI document, read at the start: addresses, access, and the rules of parameters and bodies."""
import datetime
import json
import re
import urllib.parse

from wire import Refusal

TYPES = {'string': str, 'object': dict, 'array': list, 'boolean': bool, 'null': type(None)}


class Call:
    """One call of the contract that this back end answers."""

    def __init__(self, document, name, handler):
        self.name = name
        self.method, self.template = name.split(' ')
        self.handler = handler
        operation = document['paths'][self.template][self.method.lower()]
        self.access = operation['x-access']
        self.changes = self.method != 'GET' or 'x-operation' in operation
        self.files = operation.get('x-files')
        parameters = [resolve(document, one) for one in operation['parameters']]
        self.query = {one['name']: one for one in parameters if one['in'] == 'query'}
        self.path = {one['name']: one['schema'] for one in parameters if one['in'] == 'path'}
        content = operation.get('requestBody', {}).get('content', {})
        body = next(iter(content.values()), None)
        self.schema = body['schema'] if body else {'type': 'object', 'additionalProperties': False}
        if self.files:
            self.schema = self.schema['properties']['data']


class Contract:
    def __init__(self, path, handlers):
        with open(path, encoding='utf-8') as file:
            self.document = json.load(file)
        self.calls = [Call(self.document, name, handler) for name, handler in handlers.items()]
        # `/applications/statuses` before `/applications/{id}`, also where its call is left out.
        templates = sorted(self.document['paths'], key=lambda template: template.count('{'))
        self.patterns = [(one, re.compile(re.sub(r'\{(\w+)\}', r'(?P<\1>[^/]+)', one))) for one in templates]

    def find(self, method, path):
        """The call of an address, and the parameters in it."""
        matches = ((template, pattern.fullmatch(path)) for template, pattern in self.patterns)
        template, match = next((one for one in matches if one[1]), (None, None))
        there = [call for call in self.calls if call.template == template]
        if not there:
            raise Refusal('E0003')
        call = next((call for call in there if call.method == method), None)
        if call is None:
            raise Refusal('E0017')
        return call, {name: urllib.parse.unquote(value) for name, value in match.groupdict().items()}

    def read_parameters(self, call, path, pairs):
        """The parameters of a query by name, integers as such; those of the path are checked, too."""
        values = {}
        problems = [one for name, schema in call.path.items() for one in self.problems(schema, path[name], name)]
        for name, text in pairs:
            if name in values:
                problems.append((name, 'unique'))
            elif name not in call.query:
                problems.append((name, 'unknown'))
            else:
                schema = call.query[name]['schema']
                is_number = schema['type'] == 'integer' and re.fullmatch('0|-?[1-9][0-9]{0,15}', text)
                values[name] = int(text) if is_number else text
                problems += self.problems(schema, values[name], name)
        problems += [(name, 'required') for name, one in call.query.items()
                     if one['required'] and name not in values]
        if problems:
            raise Refusal('E0004', problems=problems)
        return values

    def check_body(self, call, body):
        """Of an upload its `data`."""
        problems = list(self.problems(call.schema, body, ''))
        if problems:
            raise Refusal('E0004', problems=problems)

    def problems(self, schema, value, path):
        """What a value breaks, as pairs of path and rule."""
        schema = resolve(self.document, schema)
        if 'anyOf' in schema:
            options = [list(self.problems(option, value, path)) for option in schema['anyOf']]
            if all(options):
                yield from options[0]
        elif not is_of_type(schema.get('type'), value):
            yield path, 'type'
        elif value not in schema.get('enum', [value]) or value != schema.get('const', value):
            yield path, 'list'
        elif isinstance(value, str):
            yield from ((path, rule) for rule in text_rules(schema, value))
        elif isinstance(value, list):
            if not schema.get('minItems', 0) <= len(value) <= schema.get('maxItems', len(value)):
                yield path, 'length'
            for index, item in enumerate(value):
                yield from self.problems(schema['items'], item, join(path, index))
        elif isinstance(value, dict):
            yield from self.member_problems(schema, value, path)
        elif isinstance(value, (int, float)) and not isinstance(value, bool):
            if not schema.get('minimum', value) <= value <= schema.get('maximum', value):
                yield path, 'range'

    def member_problems(self, schema, value, path):
        known = schema.get('properties', {})
        for name in schema.get('required', []):
            if name not in value:
                yield join(path, name), 'required'
        for name, member in value.items():
            if name in known:
                yield from self.problems(known[name], member, join(path, name))
            elif schema.get('additionalProperties') is False:
                yield join(path, name), 'unknown'


def resolve(document, schema):
    while '$ref' in schema:
        target = document
        for name in schema['$ref'].split('/')[1:]:
            target = target[name]
        schema = target
    return schema


def is_of_type(kind, value):
    if kind == 'integer':
        is_number = isinstance(value, (int, float)) and not isinstance(value, bool)
        return is_number and value == value // 1
    return kind is None or isinstance(value, TYPES[kind])


def text_rules(schema, value):
    if not schema.get('minLength', 0) <= len(value) <= schema.get('maxLength', len(value)):
        yield 'length'
    elif 'pattern' in schema and not python_pattern(schema['pattern']).search(value):
        yield 'format'
    elif schema.get('format') == 'date' and not is_day(value):
        yield 'format'


def python_pattern(pattern):
    """Python has no `\\p{Cc}`, and its `$` also fits before a last line break."""
    pattern = pattern.replace(r'\p{Cc}', r'\x00-\x1f\x7f-\x9f')
    return re.compile(re.sub(r'\$$', r'\\Z', pattern), re.ASCII)


def is_day(text):
    try:
        return bool(re.fullmatch('[0-9]{4}-[0-9]{2}-[0-9]{2}', text) and datetime.date.fromisoformat(text))
    except ValueError:
        return False


def join(path, name):
    return f'{path}.{name}' if path else str(name)
