#!/bin/sh
exec sh "$(dirname "$0")/scripts/owner/start.sh" editar
