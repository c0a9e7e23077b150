#!/usr/bin/env bash
# nginx 1.22.1 (Debian 12, package nginx): a fallback page that is the last argument of `try_files`, or an `error_page`, runs
# the `set` and `if` of the server block a second time, with $uri being the page. A variable that was set by the address is
# lost then, and so is a response header that contains it. A page that is any argument of `try_files` but the last is served
# without that: the variable keeps its value, although $uri is the page's afterwards, too.
#
# Source: src/http/ngx_http_core_module.c, ngx_http_handler() lets an internal request begin at `server_rewrite_index`. The
# documentation of ngx_http_rewrite_module has the server level as a first step, and only the search of a location and what
# follows it as repeated.
#
# Output seen:
#   not the last argument: area=own uri=/page.html
#   the last argument:     area=common uri=/page.html
#   error_page:            area=common uri=/page.html
set -euo pipefail

work=$(mktemp -d)
trap 'kill "${nginx:-}" 2>/dev/null || true; rm -rf "$work"' EXIT
cd "$work"

# Only unpacked: nothing is installed, and no service is started.
apt-get download -q nginx=1.22.1-9+deb12u11 >/dev/null 2>&1 || apt-get download -q nginx >/dev/null
dpkg -x nginx_*.deb nginx
"$work/nginx/usr/sbin/nginx" -v 2>&1 | grep -q '1\.22\.1' || { echo 'This is another version.'; exit 1; }

mkdir root temp
echo page >root/page.html
chmod 755 "$work"
cat >nginx.conf <<CONF
$([ "$(id -u)" = 0 ] && echo 'user root;')
daemon off;
pid $work/nginx.pid;
error_log $work/error.log;
events {}
http {
  access_log off;
  client_body_temp_path $work/temp; proxy_temp_path $work/temp; fastcgi_temp_path $work/temp;
  uwsgi_temp_path $work/temp; scgi_temp_path $work/temp;
  server {
    listen unix:$work/socket;
    root $work/root;
    set \$area common;
    if (\$uri ~ "^/own/") { set \$area own; }
    add_header Seen "area=\$area uri=\$uri" always;
    location /own/inner/ { try_files \$uri /page.html =404; }
    location /own/last/  { try_files \$uri /page.html; }
    location /own/error/ { error_page 404 /page.html; try_files \$uri =404; }
  }
}
CONF
"$work/nginx/usr/sbin/nginx" -e "$work/error.log" -c "$work/nginx.conf" &
nginx=$!
for _ in $(seq 100); do [ -S socket ] && break; sleep 0.05; done

seen() { curl -s -o /dev/null -D - --unix-socket "$work/socket" "http://localhost$1" | tr -d '\r' | sed -n 's/^Seen: //p'; }
inner=$(seen /own/inner/a) last=$(seen /own/last/a) error=$(seen /own/error/a)
printf 'not the last argument: %s\nthe last argument:     %s\nerror_page:            %s\n' "$inner" "$last" "$error"
[ "$inner" = 'area=own uri=/page.html' ]
[ "$last" = 'area=common uri=/page.html' ]
[ "$error" = 'area=common uri=/page.html' ]
