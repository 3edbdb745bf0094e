@call "%~dp0scripts\owner\start.cmd" editar
@pause
