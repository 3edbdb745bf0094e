@call "%~dp0scripts\owner\start.cmd" desfazer
@pause
